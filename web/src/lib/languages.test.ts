import { expect, it } from 'vitest';
import { findBasepath, languages, pathIn } from './languages.ts';

const modules = import.meta.glob<Record<string, unknown>>('../text/*/*.{ts,tsx}', { eager: true });

/** The texts of a folder: all exports of its modules, and the strings in each constant. */
function readTexts(folder: string): Map<string, string[]> {
  const strings = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
  };
  const files = Object.entries(modules).filter(([path]) => path.startsWith(`../text/${folder}/`) && !path.endsWith('/language.ts'));
  return new Map(
    files.flatMap(([path, texts]) =>
      Object.entries(texts).map(([name, value]) => [`${path.slice(folder.length + 9)} ${name}`, strings(value)]),
    ),
  );
}

const [english, ...others] = languages;

it('has the same texts in each language', () => {
  const names = [...readTexts(english.folder).keys()].sort();
  expect(names.length).toBeGreaterThan(10);
  for (const { folder } of others) expect([...readTexts(folder).keys()].sort(), folder).toEqual(names);
});

it('has no empty text, and no text in two languages', () => {
  for (const [name, texts] of readTexts(english.folder))
    for (const text of texts) expect(text, name).toMatch(/^[^\p{Script=Devanagari}]+$/u);
  for (const [name, texts] of readTexts('hi')) for (const text of texts) expect(text, name).not.toBe('');
});

it.each([
  ['/hi', '/hi'],
  ['/hi/', '/hi'],
  ['/hi/courses', '/hi'],
  ['/', ''],
  ['/courses', ''],
  ['/hiring', ''],
  ['/courses/hi', ''],
])('finds what %s begins with in its language: %j', (path, basepath) => expect(findBasepath(path)).toBe(basepath));

it('writes the path of a page in a language, and that of the home page without a slash at its end', () => {
  const pathsIn = (path: string) => languages.map((language) => pathIn(language, path));
  expect(pathsIn('/courses')).toEqual(['/courses', '/hi/courses']);
  expect(pathsIn('/')).toEqual(['/', '/hi']);
});

it('says the same of a language here and in its folder', () => {
  for (const { folder, tag, basepath } of languages)
    expect(modules[`../text/${folder}/language.ts`], folder).toMatchObject({ folder, tag, basepath });
});
