/** Each language has a build of its own, in which `#text/…` is its folder in `text/`: no visitor loads the texts of another language. */
export const languages = [
  { tag: 'en-IN', name: 'English', folder: 'en', basepath: '' },
  { tag: 'hi-IN', name: 'हिन्दी', folder: 'hi', basepath: '/hi' },
] as const;

export type Language = (typeof languages)[number];

/** The start of the path in the address's language: '' for the first language. */
export function findBasepath(path: string): string {
  const base = languages.find(({ basepath }) => basepath && `${path}/`.startsWith(`${basepath}/`));
  return base?.basepath ?? '';
}

export function pathIn({ basepath }: Pick<Language, 'basepath'>, path: string): string {
  return basepath && path === '/' ? basepath : basepath + path;
}
