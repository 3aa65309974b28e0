import { useMemo } from 'react';
import { createRowSearch } from '../data-table/row-search.ts';
import { getOptionText, type Option } from './option.ts';

/** How many options are rendered. A batch may have 25,000 students. */
const maxVisible = 50;

/** The options that match a query. */
export interface Matches {
  all: readonly Option[];
  /** The first matches. */
  visible: readonly Option[];
}

/** Filters options. It is synchronous, so that Enter never selects a match of an earlier query. */
export function useMatches(options: readonly Option[], query: string): Matches {
  const search = useMemo(() => createRowSearch(options, getOptionText), [options]);
  return useMemo(() => {
    const all = search(query);
    return { all, visible: all.slice(0, maxVisible) };
  }, [search, query]);
}

/** Describes the number of matches for the status below the input. */
export function getMatchesText({ all, visible }: Matches, query: string): string {
  const count = all.length;
  if (count > visible.length) return `Showing ${visible.length} of ${count}. Type to narrow the list.`;
  return count === 0 ? `Nothing matches '${query.trim()}'.` : `${count} ${count === 1 ? 'option' : 'options'}`;
}
