import { expect, it } from 'vitest';
import { requirements, tests } from './trace.ts';

const number = /\b[RQSF]-\d{2,3}\b/g;
const known = new Set(requirements.map(({ id }) => id));

it('every number in a test is in the requirements', () => {
  const unknown = tests.flatMap(({ name, text }) =>
    (text.match(number) ?? []).filter((id) => !known.has(id)).map((id) => `${name}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

it('a text that a requirement quotes stands in a test that names the requirement', () => {
  // Each part is a test from its title to the title of the next test.
  const parts = tests.flatMap(({ text }) => text.split(/^(?=\s*(?:it|test|flow)(?:\.each\(|\(|\.for\())/m));
  expect(parts.length).toBeGreaterThan(1000);
  const missing = requirements.flatMap(({ id, text }) => {
    const source = parts.filter((part) => part.includes(id)).join('\n');
    if (source === '' || id.startsWith('Q-')) return [];
    return quotes(text).flatMap(({ quote, pattern }) => (pattern.test(source) ? [] : [`${id}: '${quote}'`]));
  });
  expect(missing).toEqual([]);
});

/** The texts in a requirement's quotation marks; `{…}` and the N of `N.00` match any text. */
function quotes(text: string): { quote: string; pattern: RegExp }[] {
  return Array.from(text.matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'(?!\w)/g), ([, quote = '']) => ({
    quote,
    pattern: new RegExp(
      quote
        .replace(/[.*+?^$()|[\]\\/]/g, '\\$&')
        .replace(/\{[^}]+\}/g, '.+?')
        .replace(/^N\\\./, '.+?\\.')
        .replaceAll("'", "\\\\?'"),
    ),
  }));
}
