import { pageHead } from '../lib/head.ts';
import { tableSearch } from '../ui/data-table/table-search.ts';
import type { RouterContext } from './__root.tsx';

interface ListRouteOptions<Data> {
  title: string;
  description: string;
  loader: (context: RouterContext) => Data;
}

/** Options of a route whose page is a table: the search parameters contain the state of the table. */
export function listRoute<Data>({ title, description, loader }: ListRouteOptions<Data>) {
  return {
    validateSearch: tableSearch,
    loader: ({ context }: { context: RouterContext }) => loader(context),
    // A change of the search parameters needs no new data, and React Query refetches stale data by itself.
    shouldReload: false,
    head: () => pageHead(title, description),
  };
}
