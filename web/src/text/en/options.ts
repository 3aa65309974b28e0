export const search = 'Search';
export const optionNoun = { singular: 'option', plural: 'options' };
export const showingFirst = (shown: number, count: number) => `Showing ${shown} of ${count}. Type to narrow the list.`;
export const noResultsFor = (query: string) => `No results for '${query}'.`;
export const found = (count: number, { singular, plural }: { singular: string; plural: string }) =>
  `${count} ${count === 1 ? singular : plural}`;

export const selectAll = (count: number) => `Select all ${count}`;
export const selected = (count: number) => `${count} selected`;
export const removeAll = 'Remove all';
export const remove = (option: string) => `Remove ${option}`;
export const more = (count: number) => `and ${count} more`;
