export const allFieldsRequired = 'All fields are required.';
export const fillRequiredFields = 'Please fill all required fields';
export const fieldRequired = 'This field is required.';
export const changesUnsaved = 'You have unsaved changes. Leave this page?';
export const changesBeingSaved = 'Your changes are still being saved. Leave this page?';

export const draftRestored = 'Restored what you had typed';
export const discardDraft = 'Discard';
export const draftNotStored = 'Your browser cannot save what you type here. Please send it before you close or reload this page.';

export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const dateFormat = 'DD-MM-YYYY';
export const dateUnreadable = 'Please type the date as DD-MM-YYYY, for example 09-03-2005.';
export const dateIncomplete = 'Please complete the date.';
export const endBeforeStart = 'The end date is before the start date.';
export const issueBeforeEnd = 'The issue date is before the end date.';

/** What is done is a word such as 'graded'. */
export const progress = (done: number, total: number, label: string) => `${done} of ${total} ${label}`;

export const search = 'Search';
export const optionNoun = { singular: 'option', plural: 'options' };
export const showingFirst = (shown: number, count: number) => `Showing ${shown} of ${count}. Type to narrow the list.`;
export const noResultsFor = (query: string) => `No results for ‘${query}’.`;
export const found = (count: number, { singular, plural }: { singular: string; plural: string }) =>
  `${count} ${count === 1 ? singular : plural}`;

export const selectAll = (count: number) => `Select all ${count}`;
export const selected = (count: number) => `${count} selected`;
export const removeAll = 'Remove all';
export const remove = (option: string) => `Remove ${option}`;
export const more = (count: number) => `and ${count} more`;
