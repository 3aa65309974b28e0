export const listNotLoaded = 'The list could not be loaded.';

export const created = 'Created';
export const anyStatus = 'Any status';

/** The hint names what is searched, such as 'by title'. */
export const searchBy = (hint: string) => `Search ${hint}`;
/** The filter with its option, such as 'Status: Active'. */
export const clearFilter = (filter: string) => `Clear ${filter}`;
export const notInList = 'Not in the list';
export const listOptions = 'List options';
export const listActions = 'List actions';
export const defaultOrder = 'Default order';
export const descending = (column: string) => `${column}, descending`;

export const select = 'Select';
export const done = 'Done';
export const selectRow = (name: string) => `Select ${name || 'a row'}`;
export const selection = 'Selection';
export const selected = (count: number) => `${count} selected`;
export const selectPage = 'Select this page';
export const selectAllFound = (count: number) => `Select all ${count} found`;
export const clearSelection = 'Clear selection';

export const listNotSaved = 'The list could not be saved. Please try again.';
export const print = 'Print';
export const tooManyToPrint = (max: number) => `At most ${max} rows can be printed. Please search, filter or select fewer.`;
export const printedRows = (count: number, date: string) => `${count} ${count === 1 ? 'row' : 'rows'}, printed on ${date}`;

export const pagination = 'Pagination';
export const rows = 'Rows';
/** Follows `rows` where there is room. */
export const perPage = ' per page';
export const showRows = (count: number) => `Show ${count} rows`;
export const range = (first: number, last: number, count: number) => `${first}–${last} of ${count}`;
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
