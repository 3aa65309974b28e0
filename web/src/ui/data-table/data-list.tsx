import type { SdkError } from '@institute/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDeferredQuery } from '../../lib/use-deferred-query.ts';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import type { IllustrationName } from '../illustration.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { type FilterSource, getActiveFilters } from './filters.ts';
import { tableSearch } from './table-search.ts';
import { TableSkeleton } from './table-skeleton.tsx';

interface DataListProps<Response, Row> extends Omit<DataTableProps<Row>, 'rows' | 'isLoading'> {
  /** The result of a query hook, such as `useListBatches()`. */
  query: UseQueryResult<Response, SdkError>;
  /** Selects the rows of a response. */
  select: (response: Response) => readonly Row[];
  /** What the filter in the URL needs beside the list. */
  filterSource?: FilterSource | undefined;
  /** The text of the empty state. */
  empty: string;
  emptyIllustration: IllustrationName;
  /** The next step in the empty state. */
  emptyAction?: ReactNode;
}

/** The skeleton, error, empty state or table of a list. */
export function DataList<Response, Row>(props: DataListProps<Response, Row>) {
  const { query, select, filterSource, empty, emptyIllustration, emptyAction, ...table } = props;
  const { data, isFetched, isFetching, refetch } = useDeferredQuery(query);
  const isFiltered = getActiveFilters(table.filters ?? [], tableSearch(useSearch({ strict: false }))).length > 0;
  if (!isFetched && !data) return <TableSkeleton columns={table.columns.length} />;
  const rows = data && select(data);
  // Anything but an array counts as a failed request.
  if (!Array.isArray(rows)) return <ErrorState text="The list could not be loaded." pending={isFetching} onRetry={() => void refetch()} />;
  const source = filterSource?.query;
  const isSourceMissing = source !== undefined && source.data === undefined;
  if (isSourceMissing && source.isFetched)
    return <ErrorState text={filterSource?.errorText ?? ''} pending={source.isFetching} onRetry={() => void source.refetch()} />;
  // The rows are still those of other filters of the server, or the new ones are not rendered yet.
  const isLoading = query.isPlaceholderData || data !== query.data || isSourceMissing;
  // A list without rows may only be filtered, and the table says so.
  if (rows.length === 0 && !isFiltered && !isLoading) {
    return (
      <EmptyState text={empty} illustration={emptyIllustration}>
        {emptyAction}
      </EmptyState>
    );
  }
  return <DataTable rows={rows} isLoading={isLoading} {...table} />;
}
