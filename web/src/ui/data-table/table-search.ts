/** How many rows a page of a table may have. */
export const pageSizes = [5, 10, 25] as const;

type PageSize = (typeof pageSizes)[number];

/** The state of a table in its page's address; what is left out has its default. */
export interface TableSearch {
  /** What is searched for. */
  q?: string;
  /** From 1. */
  page?: number;
  size?: PageSize;
}

export const defaultSize: PageSize = 5;

/** Longest text that is searched for. */
export const longestQuery = 100;

/** What an address says of a table; anything that it cannot mean counts as not said. */
export function tableSearch({ q, page, size }: Record<string, unknown>): TableSearch {
  const wanted = Number(page);
  return {
    q: typeof q === 'string' && q !== '' ? q.slice(0, longestQuery) : undefined,
    page: Number.isSafeInteger(wanted) && wanted > 1 ? wanted : undefined,
    size: pageSizes.find((offered) => offered === Number(size) && offered !== defaultSize),
  };
}
