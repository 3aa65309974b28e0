export const search = 'खोजें';
export const noResultsFor = (query: string) => `‘${query}’ के लिए कुछ नहीं मिला।`;
export const noResultsWithFilters = 'इन फ़िल्टर में कुछ नहीं मिला।';
export const noResultsWithFiltersFor = (query: string) => `इन फ़िल्टर में ‘${query}’ के लिए कुछ नहीं मिला।`;
export const filters = 'फ़िल्टर';
export const activeFilters = (count: number) => `फ़िल्टर (${count})`;
export const clearFilters = 'फ़िल्टर हटाएँ';
export const sortBy = 'क्रम';
