import { pageHead } from '#lib/head.ts';
import { type FilterValues, filterSearch, tableSearch } from '#ui/search/table-search.ts';
import type { RouterContext } from './__root.tsx';

/** The search parameters that filter a list. A list ignores parameters for which it has no filter. */
const filterNames = ['batch', 'course', 'status', 'seats', 'when'] as const;

type ServerFilters = FilterValues<'batch' | 'course'>;

interface ListRouteOptions<Data> {
  title: string;
  description: string;
  loader: (context: RouterContext, filters: ServerFilters) => Data;
  /** True if the server selects the rows by the course and batch in the URL. */
  hasServerFilters?: boolean;
}

/** Options of a route whose page is a table: the search parameters contain the state of the table. */
export function listRoute<Data>({ title, description, loader, hasServerFilters = false }: ListRouteOptions<Data>) {
  return {
    validateSearch: (search: Record<string, unknown>) => tableSearch(search, filterNames),
    loaderDeps: ({ search: { batch, course } }: { search: ServerFilters }) => (hasServerFilters ? { batch, course } : {}),
    loader: ({ context, deps }: { context: RouterContext; deps: ServerFilters }) => loader(context, deps),
    // A change of the search parameters needs no new data, and React Query refetches stale data by itself.
    shouldReload: false,
    head: () => pageHead(title, description),
  };
}

/** The search parameters that choose the course and batch of a form, as in the links of a batch. */
export const batchSearch = (search: Record<string, unknown>) => filterSearch(search, ['batch', 'course']);
