import { pageHead } from '#lib/head.ts';
import { type TableSearch, tableSearch } from '#ui/data-table/table-search.ts';
import type { RouterContext } from './__root.tsx';

interface ListRouteOptions<Data> {
  title: string;
  description: string;
  loader: (context: RouterContext, filters: Pick<TableSearch, 'batch' | 'course'>) => Data;
  /** The server selects the rows by the course and batch in the URL. */
  hasServerFilters?: boolean;
}

/** Options of a route whose page is a table: the search parameters contain the state of the table. */
export function listRoute<Data>({ title, description, loader, hasServerFilters = false }: ListRouteOptions<Data>) {
  return {
    validateSearch: tableSearch,
    loaderDeps: ({ search: { batch, course } }: { search: TableSearch }) => (hasServerFilters ? { batch, course } : {}),
    loader: ({ context, deps }: { context: RouterContext; deps: Pick<TableSearch, 'batch' | 'course'> }) => loader(context, deps),
    // A change of the search parameters needs no new data, and React Query refetches stale data by itself.
    shouldReload: false,
    head: () => pageHead(title, description),
  };
}
