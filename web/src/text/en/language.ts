/** The language of this folder, as in `languages.ts`. */
export const folder = 'en';
export const tag = 'en-IN';
export const basepath = '';
/** The language of a text that may be the server's, where it is not that of the page. */
export const langOf = (_text: string | undefined): string | undefined => undefined;
/** Letters of Devanagari have signs above and below. */
export const hasTallLetters = false;
