export const tooLarge = 'This document is too large to show. Please ask us for a copy.';
export const nothingToSave = 'The document is empty, so there is nothing to save.';
export const notSaved = 'The document could not be saved. Please reload the page and try again.';
