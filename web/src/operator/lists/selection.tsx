import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type RefObject, useCallback, useMemo, useState } from 'react';
import * as text from '#text/lists.ts';
import { Button } from '#ui/button.tsx';
import { focusOnMount, useRestoreFocus } from '#ui/hooks.ts';
import { checkbox, narrow, wide } from './table-styles.ts';

/** The rows that the user has selected. It outlasts paging, searching and filters of the rows that the list has. */
export interface Selection<Row> {
  /** The selected rows that the list still has, in the order of the list. */
  rows: readonly Row[];
  has: (row: Row) => boolean;
  select: (rows: readonly Row[], isSelected: boolean) => void;
  clear: () => void;
}

/** The selection of a table; undefined until it is started. In another scope the server sends other rows, and it starts empty. */
export function useSelection<Row extends { _id: string }>(
  rows: readonly Row[],
  scope: string,
  order: (rows: readonly Row[]) => readonly Row[],
) {
  const [ids, setIds] = useState<ReadonlySet<string>>();
  const [idsScope, setIdsScope] = useState(scope);
  if (idsScope !== scope) {
    setIdsScope(scope);
    setIds(ids && new Set());
  }
  const toggleMode = useCallback(() => setIds((current) => (current ? undefined : new Set())), []);
  const selection = useMemo((): Selection<Row> | undefined => {
    if (!ids) return undefined;
    return {
      rows: order(rows.filter(({ _id }) => ids.has(_id))),
      has: ({ _id }) => ids.has(_id),
      select: (changed, isSelected) => {
        const changedIds = changed.map(({ _id }) => _id);
        setIds(new Set(isSelected ? [...ids, ...changedIds] : [...ids].filter((id) => !changedIds.includes(id))));
      },
      clear: () => setIds(new Set()),
    };
  }, [ids, rows, order]);
  return { selection, toggleMode };
}

interface SelectionBarProps<Row> {
  selection: Selection<Row>;
  /** The rows on all pages that the search and the filters have found. */
  found: readonly Row[];
  /** The rows of this page. */
  shown: readonly Row[];
  isDisabled: boolean;
  /** On a phone the button that ends the selection is here and not in the toolbar. */
  onEnd: () => void;
  fallbackFocusRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

export function SelectionBar<Row>({ selection, found, shown, isDisabled, onEnd, fallbackFocusRef, children }: SelectionBarProps<Row>) {
  const { rows, has, select, clear } = selection;
  return (
    <Bar ref={useRestoreFocus<HTMLDivElement>(fallbackFocusRef)} role="group" aria-label={text.selection}>
      <Box role="status" fontWeight="600">
        {text.selected(rows.length)}
      </Box>
      <Button data-done size="sm" onClick={onEnd}>
        {text.done}
      </Button>
      <label data-checkbox>
        <input
          ref={focusOnMount}
          type="checkbox"
          checked={shown.length > 0 && shown.every(has)}
          aria-disabled={isDisabled}
          onChange={({ target }) => !isDisabled && select(shown, target.checked)}
        />
        {text.selectPage}
      </label>
      <Button variant="outline" size="sm" aria-disabled={isDisabled} onClick={() => !isDisabled && select(found, true)}>
        {text.selectAllFound(found.length)}
      </Button>
      <Button variant="ghost" size="sm" aria-disabled={rows.length === 0} onClick={clear}>
        {text.clearSelection}
      </Button>
      {children}
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '2', md: '3' },
    bg: 'bg.tint',
    borderRadius: 'md',
    px: '3',
    py: '2',
    _print: { display: 'none' },
    '& > [role=status]': { flex: '1 0 auto' },
    '& > [data-checkbox]': { display: 'flex', alignItems: 'center', gap: '2', minHeight: '36px', textStyle: 'sm', cursor: 'pointer' },
    '& > [data-checkbox] > input': checkbox,
    [narrow]: { '& > [role=status]': { flexBasis: '50%' } },
    [wide]: { '& > [role=status]': { flex: 'none' }, '& > [data-done]': { display: 'none' } },
  },
});
