import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import * as text from '#text/common.ts';
import { Button } from '../button.tsx';
import { useIsCurrentPage, useRestoreFocus } from '../hooks.ts';
import { type FilterValues, maxQueryLength, type TableSearch } from './table-search.ts';

interface ClearFiltersProps {
  /** Gets the focus, because the clicked button unmounts. */
  fallbackFocusRef: RefObject<HTMLElement | null>;
  onClear: () => void;
  label?: string;
}

export function ClearFilters({ fallbackFocusRef, onClear, label = text.clearFilters }: ClearFiltersProps) {
  const ref = useRestoreFocus<HTMLButtonElement>(fallbackFocusRef);
  return (
    <Button ref={ref} variant="outline" size="sm" justifySelf="start" _print={{ display: 'none' }} onClick={onClear}>
      {label}
    </Button>
  );
}

export function describeNoMatches(query: string, isFiltered: boolean): string {
  if (!isFiltered) return text.noResultsFor(query);
  return query === '' ? text.noResultsWithFilters : text.noResultsWithFiltersFor(query);
}

/** The debounce of URL updates while typing, because browsers limit their rate. */
const debounceMs = 250;

/** The value of the search field. It follows typing immediately, and follows the URL if something else changes the query. */
export function useSearchInput(q: string, setSearch: SetSearch<Pick<TableSearch, 'page' | 'q'>>) {
  const [input, setInputState] = useState(q);
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
  /** Returns the query for the next update of the URL, which must include the query. */
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

/** Merges a change into the search parameters; `replace` replaces the history entry. */
type SetSearch<Search extends object = TableSearch | FilterValues> = (change: Search, replace?: boolean) => void;

/** Returns a function that changes the search parameters of this page. It does nothing while the user navigates to another page. */
export function useSetSearch<Search extends object = TableSearch | FilterValues>(): SetSearch<Search> {
  const navigate = useNavigate();
  const isCurrentPage = useIsCurrentPage();
  return useCallback(
    (change, replace = false) => {
      if (!isCurrentPage()) return;
      void navigate({ to: '.', search: (previous: object) => ({ ...previous, ...change }), state: true, replace, resetScroll: false });
    },
    [navigate, isCurrentPage],
  );
}
