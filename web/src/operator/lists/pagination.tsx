import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useId, useRef } from 'react';
import * as text from '#text/lists.ts';
import { recipe } from '#theme/system.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { useRestoreFocus } from '#ui/hooks.ts';
import { BackIcon, ForwardIcon } from '#ui/icons.tsx';
import { SmallSelect } from '#ui/search/search-field.tsx';
import { pageSizes } from '#ui/search/table-search.ts';
import { hiddenLabel, narrow } from './table-styles.ts';

interface PaginationProps {
  /** The number of rows on all pages. */
  count: number;
  page: number;
  pageCount: number;
  size: number;
  /** The user has never selected a number of rows. */
  offersMore: boolean;
  onPageChange: (page: number) => void;
  onPageSizeChange: (size: number) => void;
}

/** The pagination of a table. On the first and last page a button is disabled by `aria-disabled`, so that it does not lose the focus. */
export function Pagination({ count, page, pageCount, size, offersMore, onPageChange, onPageSizeChange }: PaginationProps) {
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
        <SmallSelect ref={selectRef} id={id} value={size} onChange={({ target }) => onPageSizeChange(Number(target.value))}>
          {pageSizes.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </SmallSelect>
        {offersMore && count > size && <MoreRowsButton fallbackFocusRef={selectRef} onClick={() => onPageSizeChange(mostRows)} />}
      </div>
      <div>
        <span role="status">{text.range(first, Math.min(page * size, count), count)}</span>
        <IconButton
          aria-label={text.previousPage}
          variant="outline"
          aria-disabled={page <= 1}
          onClick={() => page > 1 && onPageChange(page - 1)}
        >
          <BackIcon />
        </IconButton>
        <IconButton
          aria-label={text.nextPage}
          variant="outline"
          aria-disabled={page >= pageCount}
          onClick={() => page < pageCount && onPageChange(page + 1)}
        >
          <ForwardIcon />
        </IconButton>
      </div>
    </Root>
  );
}

const mostRows = Math.max(...pageSizes);

/** Is offered once, because few people look for more rows in a select. */
function MoreRowsButton({ fallbackFocusRef, onClick }: { fallbackFocusRef: RefObject<HTMLElement | null>; onClick: () => void }) {
  return (
    <Button ref={useRestoreFocus<HTMLButtonElement>(fallbackFocusRef)} variant="ghost" size="sm" onClick={onClick}>
      {text.showRows(mostRows)}
    </Button>
  );
}

const Root = chakra(
  'nav',
  recipe({
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
  }),
);
