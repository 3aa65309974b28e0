import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useId, useRef } from 'react';
import * as text from '#text/lists.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { NativeSelect } from '#ui/fields/select-field.tsx';
import { useRestoreFocus } from '#ui/hooks.ts';
import { BackIcon, ForwardIcon } from '#ui/icons.tsx';
import { pageSizes, parsePageSize } from '#ui/search/table-search.ts';
import { type Pages, readPageSize } from './list-state.ts';
import { hiddenLabel, narrow } from './table-styles.ts';

interface PaginationProps {
  count: number;
  pageCount: number;
  pages: Pages;
}

/** The pagination of a table. On the first and last page a button is disabled by `aria-disabled`, so that the button keeps the focus. */
export function Pagination({ count, pageCount, pages: { page, size, setPage, setSize } }: PaginationProps) {
  const id = useId();
  const selectRef = useRef<HTMLSelectElement>(null);
  const first = count === 0 ? 0 : (page - 1) * size + 1;
  return (
    <Root aria-label={text.pagination}>
      <div>
        <label htmlFor={id}>
          {text.rows}
          <span>{text.perPage}</span>
        </label>
        <NativeSelect
          size="sm"
          ref={selectRef}
          id={id}
          value={size}
          onChange={({ target }) => setSize(parsePageSize(target.value) ?? size)}
        >
          {pageSizes.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </NativeSelect>
        {count > size && !readPageSize() && <MoreRowsButton fallbackFocusRef={selectRef} onClick={() => setSize(mostRows)} />}
      </div>
      <div>
        <span role="status">{text.range(first, Math.min(page * size, count), count)}</span>
        <IconButton
          aria-label={text.previousPage}
          variant="outline"
          aria-disabled={page <= 1}
          onClick={() => page > 1 && setPage(page - 1)}
        >
          <BackIcon />
        </IconButton>
        <IconButton
          aria-label={text.nextPage}
          variant="outline"
          aria-disabled={page >= pageCount}
          onClick={() => page < pageCount && setPage(page + 1)}
        >
          <ForwardIcon />
        </IconButton>
      </div>
    </Root>
  );
}

const mostRows = pageSizes[2];

/** Is offered until the user has selected a number of rows, because few people look for more rows in a select. */
function MoreRowsButton({ fallbackFocusRef, onClick }: { fallbackFocusRef: RefObject<HTMLElement | null>; onClick: () => void }) {
  return (
    <Button ref={useRestoreFocus<HTMLButtonElement>(fallbackFocusRef)} variant="ghost" size="sm" onClick={onClick}>
      {text.showRows(mostRows)}
    </Button>
  );
}

const Root = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    textStyle: 'sm',
    _print: { display: 'none' },
    '& > div': { display: 'flex', alignItems: 'center', gap: '2' },
    '& label': { color: 'fg.muted' },
    [narrow]: { '& label > span': hiddenLabel, '& > div:first-of-type > button': { display: 'none' } },
    '& [role=status]': { fontVariantNumeric: 'tabular-nums' },
  },
});
