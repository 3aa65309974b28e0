import type { ReadOptions } from '@institute/sdk';
import type { ReactNode } from 'react';
import { useCalmQuery } from '../../lib/use-deferred-query.ts';
import { Empty } from '../empty-state.tsx';
import { Failed } from '../error-state.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

interface DataListProps<Answer, Row> extends Omit<DataTableProps<Row>, 'rows'> {
  read: ReadOptions<Answer>;
  rowsOf: (answer: Answer) => readonly Row[];
  /** Said where there is no row at all. */
  empty: string;
  /** Stands with it: what to do about that. */
  emptyAction?: ReactNode;
}

/** A list that a call gives: on its way, failed, empty, or as a table. */
export function DataList<Answer, Row>({ read, rowsOf, empty, emptyAction, ...table }: DataListProps<Answer, Row>) {
  const { data, isFetched, isFetching, refetch } = useCalmQuery(read);
  if (!isFetched && !data) return <TableSkeleton columns={table.columns.length} />;
  const rows = data && rowsOf(data);
  // What is no list has not been read.
  if (!Array.isArray(rows)) return <Failed text="The list could not be loaded." pending={isFetching} onRetry={() => void refetch()} />;
  if (rows.length === 0) return <Empty text={empty}>{emptyAction}</Empty>;
  return <DataTable rows={rows} {...table} />;
}
