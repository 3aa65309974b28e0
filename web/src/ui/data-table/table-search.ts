/** The selectable numbers of rows per page. */
export const pageSizes = [5, 10, 25] as const;

/** A number of rows per page. */
export type PageSize = (typeof pageSizes)[number];

/** The search parameters that filter a list. A list ignores those for which it has no filter. */
export const filterNames = ['batch', 'course', 'status', 'seats', 'when'] as const;

/** The name of a search parameter that filters a list. */
export type FilterName = (typeof filterNames)[number];

/** The selected options of filters, by their search parameters. */
export type FilterValues = Partial<Record<FilterName, string>>;

/** The search parameters of a page with a table. Default values are left out. */
export interface TableSearch extends FilterValues {
  /** The search query. */
  q?: string;
  /** One-based. */
  page?: number;
  /** Rows per page. */
  size?: PageSize;
  /** The id of the column by which the rows are sorted; '-name' sorts in descending order. */
  sort?: string;
}

/** The number of rows per page without a `size` parameter. */
export const defaultSize: PageSize = 5;

/** The maximum length of a search query, and of the value of a filter. */
export const maxQueryLength = 100;

/** Validates the search parameters of a page with a table. Invalid values are dropped. */
export function tableSearch(search: Record<string, unknown>): TableSearch {
  const { q, page, size, sort } = search;
  const pageNumber = Number(page);
  return {
    ...filterSearch(search),
    q: typeof q === 'string' && q !== '' ? q.slice(0, maxQueryLength) : undefined,
    page: Number.isSafeInteger(pageNumber) && pageNumber > 1 ? pageNumber : undefined,
    size: pageSizes.find((option) => option === Number(size) && option !== defaultSize),
    sort: typeof sort === 'string' && /^-?[a-z-]{1,40}$/.test(sort) ? sort : undefined,
  };
}

function filterSearch(search: Record<string, unknown>): FilterValues {
  const values = filterNames.map((name) => [name, search[name]] as const);
  return Object.fromEntries(values.filter(([, value]) => typeof value === 'string' && value !== '' && value.length <= maxQueryLength));
}
