import { expect, it } from 'vitest';
import { type CsvColumn, toCsv, toCsvLine } from './csv.ts';

interface Person {
  name?: string;
  age?: number | null;
}

const columns: readonly CsvColumn<Person>[] = [
  ['Name', ({ name }) => name],
  ['Age', ({ age }) => age],
];

it('starts with a byte order mark and the titles, and ends every line with CRLF', () => {
  expect(toCsv(columns, [{ name: 'Asha', age: 20 }])).toBe('\uFEFF"Name","Age"\r\n"Asha","20"\r\n');
  expect(toCsv(columns, [])).toBe('\uFEFF"Name","Age"\r\n');
  expect(toCsv(columns, new Set([{ name: 'अंजलि' }])), 'any iterable').toContain('"अंजलि",""\r\n');
});

it('quotes commas, line breaks and quotes, and leaves a missing value empty', () => {
  expect(toCsvLine(['a, b', 'two\nlines', 'say "no"', undefined, null, 0, false])).toBe(
    '"a, b","two\nlines","say ""no""","","","0","false"\r\n',
  );
});

it('prefixes an apostrophe to everything that a spreadsheet could read as a formula', () => {
  for (const formula of ['=1+1', '+91', '-2', '@SUM(A1)', '\t=1', ' =1', '\r=1', '|x', '＝1', '"=1']) {
    expect(toCsvLine([formula]), formula).toBe(`"'${formula.replaceAll('"', '""')}"\r\n`);
  }
  expect(toCsvLine(['Asha', '1-2', 'é'])).toBe('"Asha","1-2","é"\r\n');
});
