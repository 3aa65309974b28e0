/** The language of this folder, as in `languages.ts`. */
export const folder = 'en';
export const tag = 'en-IN';
export const basepath = '';
