export const pageSizes = [5, 10, 25] as const;

export type PageSize = (typeof pageSizes)[number];

export type FilterValues<Name extends string = string> = Partial<Record<Name, string>>;

/** The search parameters of a page with a table, besides the parameters of its filters. Default values are left out. */
export interface TableSearch {
  q?: string;
  /** One-based. */
  page?: number;
  size?: PageSize;
  /** The id of the column by which the rows are sorted; '-name' sorts in descending order. */
  sort?: string;
}

export const defaultSize: PageSize = 5;

export const maxQueryLength = 100;

/** Validates the search parameters of a page with a table and filters of these names. Invalid values are dropped. */
export function tableSearch<Name extends string = never>(
  search: Record<string, unknown>,
  filterNames: readonly Name[] = [],
): TableSearch & FilterValues<Name> {
  const { q, page, size, sort } = search;
  const pageNumber = Number(page);
  const parsedSize = parsePageSize(size);
  return {
    ...filterSearch(search, filterNames),
    q: typeof q === 'string' && q !== '' ? q.slice(0, maxQueryLength) : undefined,
    page: Number.isSafeInteger(pageNumber) && pageNumber > 1 ? pageNumber : undefined,
    size: parsedSize === defaultSize ? undefined : parsedSize,
    sort: typeof sort === 'string' && /^-?[a-z-]{1,40}$/.test(sort) ? sort : undefined,
  };
}

export const parsePageSize = (size: unknown) => pageSizes.find((option) => option === Number(size));

export function filterSearch<Name extends string>(search: Record<string, unknown>, filterNames: readonly Name[]): FilterValues<Name> {
  const values: FilterValues<Name> = {};
  for (const name of filterNames) {
    const value = search[name];
    if (typeof value === 'string' && value !== '' && value.length <= maxQueryLength) values[name] = value;
  }
  return values;
}
