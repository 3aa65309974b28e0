import { use, useEffect, useMemo } from 'react';
import { getRowSearch, type RowSearch } from './row-search.ts';

/** What a table shows of its rows. */
export interface TableView<Row> {
  /** All rows, unfiltered. */
  rows: readonly Row[];
  search: RowSearch;
  query: string;
  /** One-based. */
  page: number;
  size: number;
}

/** One page of the matching rows. */
export interface RowPage<Row> {
  /** The number of matching rows on all pages. */
  count: number;
  /** The current page, at most `pageCount`. */
  page: number;
  pageCount: number;
  rows: Row[];
}

/** Filters and paginates rows. Suspends while the search keys of a long list are created, because that would block the page. */
export function useFilteredRows<Row>({ rows: allRows, search, query, size, ...view }: TableView<Row>): RowPage<Row> {
  if (query.trim() && !search.isQuick()) use(search.prepared());
  const filtered = useMemo(() => search.find(query), [search, query]);
  const pageCount = Math.max(1, Math.ceil(filtered.count / size));
  const page = Math.min(view.page, pageCount);
  const rows = filtered.slice((page - 1) * size, page * size).flatMap((index) => allRows.slice(index, index + 1));
  return { count: filtered.count, page, pageCount, rows };
}

/** The search of a list. It creates its keys in the background as soon as there are rows. */
export function useRowSearch<Row>(rows: readonly Row[], getSearchText: (row: Row) => string): RowSearch {
  const search = getRowSearch(rows, getSearchText);
  useEffect(() => {
    // A row whose text cannot be read fails the search, not the page.
    search.prepared().catch(() => undefined);
  }, [search]);
  return search;
}
