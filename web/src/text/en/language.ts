/** The language of this folder, in `languages.ts`. */
export const tag = 'en-IN';
export const basepath = '/';
