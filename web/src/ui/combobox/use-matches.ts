import { useMemo } from 'react';
import { useRowSearch } from '../data-table/use-filtered-rows.ts';
import { type Option, searchedText } from './option.ts';

/** More than these nobody reads; a batch may hold 25,000 students. */
const shownAtMost = 50;

export interface Matches {
  count: number;
  /** The first of them. */
  shown: readonly Option[];
  all: () => readonly Option[];
}

/** The options that have a text in them. Found at once: Enter must never choose from what an earlier text has found. */
export function useMatches(options: readonly Option[], typed: string): Matches {
  const search = useRowSearch(options, searchedText);
  return useMemo(() => {
    const found = search.find(typed);
    const first = (count: number) => found.slice(0, count).flatMap((place) => options.slice(place, place + 1));
    return { count: found.count, shown: first(shownAtMost), all: () => first(found.count) };
  }, [search, options, typed]);
}

/** How many there are, and what to do when there are too many. */
export function matchesText({ count, shown }: Matches, typed: string): string {
  if (count > shown.length) return `${shown.length} of ${count}: type to narrow`;
  return count === 0 ? `Nothing matches '${typed.trim()}'.` : `${count} to choose from`;
}
