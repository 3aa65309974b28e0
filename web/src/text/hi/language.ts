export const folder = 'hi';
export const tag = 'hi-IN';
export const basepath = '/hi';
