import { useCallback, useEffect, useRef, useState } from 'react';
import { maxQueryLength, type TableSearch } from './table-search.ts';
import type { SetSearch } from './use-set-search.ts';

/** The debounce of URL updates while typing, because browsers limit their rate. */
const debounceMs = 250;

/** The value of the search field. It follows typing immediately, and the URL if anything else changes its query. */
export function useSearchInput(q: string, setSearch: SetSearch<Pick<TableSearch, 'page' | 'q'>>) {
  const [input, setInputState] = useState(q);
  /** The latest input, for callbacks that run before the next render. */
  const latest = useRef(q);
  /** The query that the URL contains or is about to contain. */
  const committed = useRef(q);
  useEffect(() => {
    if (q === committed.current) return;
    committed.current = q;
    latest.current = q;
    setInputState(q);
  }, [q]);
  const setInput = (text: string) => {
    latest.current = text.slice(0, maxQueryLength);
    setInputState(latest.current);
  };
  /** Returns the query for the next update of the URL, which must include it. */
  const commit = useCallback(() => {
    committed.current = latest.current;
    return latest.current || undefined;
  }, []);
  /** Updates the URL now and goes to the first page of the matches. */
  const flush = useCallback(() => {
    if (latest.current !== committed.current) setSearch({ q: commit(), page: undefined }, true);
  }, [setSearch, commit]);
  useEffect(() => {
    if (input === committed.current) return;
    const timer = setTimeout(flush, debounceMs);
    return () => clearTimeout(timer);
  }, [input, flush]);
  return { input, setInput, flush, commit };
}
