export const folder = 'hi';
export const tag = 'hi-IN';
export const basepath = '/hi';
export const langOf = (text: string | undefined): string | undefined => (text && !/[\u0900-\u097f]/.test(text) ? 'en-IN' : undefined);
export const hasTallLetters = true;
