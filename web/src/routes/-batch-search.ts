import { filterSearch } from '#ui/search/table-search.ts';

/** The search parameters that choose the course and batch of a form, as in the links of a batch. */
export const batchSearch = (search: Record<string, unknown>) => filterSearch(search, ['batch', 'course']);
