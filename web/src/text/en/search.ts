export const search = 'Search';
export const noResultsFor = (query: string) => `No results for '${query}'.`;
export const noResultsWithFilters = 'No results with these filters.';
export const noResultsWithFiltersFor = (query: string) => `No results for '${query}' with these filters.`;
export const filters = 'Filters';
export const activeFilters = (count: number) => `Filters (${count})`;
export const clearFilters = 'Clear filters';
export const sortBy = 'Sort by';
