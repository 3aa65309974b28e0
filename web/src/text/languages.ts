/**
 * The languages of the website. Each has a folder here and a build of its own, so that no visitor loads the texts of another: `#text/…` is that
 * folder. The first is at `/`.
 */
export const languages = [
  { tag: 'en-IN', name: 'English', folder: 'en', basepath: '/' },
  { tag: 'hi-IN', name: 'हिन्दी', folder: 'hi', basepath: '/hi' },
] as const;
