import { Box } from '@chakra-ui/react/box';
import { Suspense, useDeferredValue, useMemo } from 'react';
import type { Column } from './columns.ts';
import { FoundTable } from './filtered-table.tsx';
import { SearchField } from './search-field.tsx';
import { RowsSkeleton } from './table-skeleton.tsx';
import { useRowSearch } from './use-filtered-rows.ts';
import { useTableState } from './use-table-state.ts';

export interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string;
  /** The same array as long as nothing of it has changed. */
  rows: readonly Row[];
  /** What is searched in, as one text a row; not given: there is no search. Always the same function. */
  textOf?: ((row: Row) => string) | undefined;
  /** Says in what is searched. */
  searchHint?: string;
}

const nothing = () => '';

/** A list by pages, with a search. */
export function DataTable<Row>({ caption, columns, idOf, rows, textOf, searchHint }: DataTableProps<Row>) {
  const { typed, type, leave, page, size, turnTo, resize } = useTableState();
  const query = textOf ? typed : '';
  const search = useRowSearch(rows, textOf ?? nothing);
  // The rows come behind the typing: the field shows a letter before they are drawn.
  const view = useDeferredValue(useMemo(() => ({ rows, search, query, page, size }), [rows, search, query, page, size]));
  const table = useMemo(
    () => <FoundTable {...{ caption, columns, idOf, view }} onTurn={turnTo} onResize={resize} />,
    [caption, columns, idOf, view, turnTo, resize],
  );
  return (
    <Box display="grid" gap="4">
      {textOf && <SearchField value={typed} hint={searchHint} onChange={type} onLeave={leave} />}
      <Suspense fallback={<RowsSkeleton columns={columns.length} />}>{table}</Suspense>
    </Box>
  );
}
