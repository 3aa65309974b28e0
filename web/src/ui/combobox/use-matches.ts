import { useMemo } from 'react';
import { useRowSearch } from '../data-table/use-filtered-rows.ts';
import { getOptionText, type Option } from './option.ts';

/** How many options are rendered. A batch may have 25,000 students. */
const maxVisible = 50;

/** The options that match a query. */
export interface Matches {
  count: number;
  /** The first options. */
  visible: readonly Option[];
  all: () => readonly Option[];
}

/** Filters options. It is synchronous, so that Enter never selects a match of an earlier query. */
export function useMatches(options: readonly Option[], query: string): Matches {
  const search = useRowSearch(options, getOptionText);
  return useMemo(() => {
    const filtered = search.find(query);
    const first = (count: number) => filtered.slice(0, count).flatMap((index) => options.slice(index, index + 1));
    return { count: filtered.count, visible: first(maxVisible), all: () => first(filtered.count) };
  }, [search, options, query]);
}

/** Describes the number of matches for the status below the input. */
export function getMatchesText({ count, visible }: Matches, query: string): string {
  if (count > visible.length) return `Showing ${visible.length} of ${count}. Type to narrow the list.`;
  return count === 0 ? `Nothing matches '${query.trim()}'.` : `${count} ${count === 1 ? 'option' : 'options'}`;
}
