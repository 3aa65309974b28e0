/** The selectable numbers of rows per page. */
export const pageSizes = [5, 10, 25] as const;

type PageSize = (typeof pageSizes)[number];

/** The search parameters of a page with a table. Default values are left out. */
export interface TableSearch {
  /** The search query. */
  q?: string;
  /** One-based. */
  page?: number;
  /** Rows per page. */
  size?: PageSize;
}

/** The number of rows per page without a `size` parameter. */
export const defaultSize: PageSize = 5;

/** The maximum length of a search query. */
export const maxQueryLength = 100;

/** Validates the search parameters of a page with a table. Invalid values are dropped. */
export function tableSearch({ q, page, size }: Record<string, unknown>): TableSearch {
  const pageNumber = Number(page);
  return {
    q: typeof q === 'string' && q !== '' ? q.slice(0, maxQueryLength) : undefined,
    page: Number.isSafeInteger(pageNumber) && pageNumber > 1 ? pageNumber : undefined,
    size: pageSizes.find((option) => option === Number(size) && option !== defaultSize),
  };
}
