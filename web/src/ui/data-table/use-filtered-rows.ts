import { use, useEffect, useMemo } from 'react';
import { type RowSearch, rowSearchOf } from './row-search.ts';

/** What of a list is looked at. */
export interface TableView<Row> {
  /** All of them. */
  rows: readonly Row[];
  search: RowSearch;
  query: string;
  /** From 1. */
  page: number;
  size: number;
}

/** The rows of one page of what was found. */
export interface RowPage<Row> {
  /** Of all pages together. */
  count: number;
  /** Never past the last one, as when rows have gone. */
  page: number;
  pages: number;
  rows: Row[];
}

/** Waits for the keys of a long list: to make them all at once would hold the page. */
export function useFoundRows<Row>({ rows: all, search, query, size, ...view }: TableView<Row>): RowPage<Row> {
  if (query.trim() && !search.isQuick()) use(search.prepared());
  const found = useMemo(() => search.find(query), [search, query]);
  const pages = Math.max(1, Math.ceil(found.count / size));
  const page = Math.min(view.page, pages);
  const rows = found.slice((page - 1) * size, page * size).flatMap((place) => all.slice(place, place + 1));
  return { count: found.count, page, pages, rows };
}

/** The search of a list, which is made ready as soon as the list is there. */
export function useRowSearch<Row>(rows: readonly Row[], textOf: (row: Row) => string): RowSearch {
  const search = rowSearchOf(rows, textOf);
  useEffect(() => {
    // A row without a text that can be read is a failure of whoever searches.
    search.prepared().catch(() => undefined);
  }, [search]);
  return search;
}
