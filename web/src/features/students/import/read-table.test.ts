import { toCsv } from '@institute/sdk/csv';
import { expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const table = {
  header: ['Name', 'City'],
  rows: [
    ['अंजलि कुमारी', 'Patna, Bihar'],
    ['Rohit', ''],
  ],
};

it.each([
  ['commas', 'Name,City\nअंजलि कुमारी,"Patna, Bihar"\nRohit,\n'],
  ['semicolons', 'Name;City\r\nअंजलि कुमारी;Patna, Bihar\r\nRohit;\r\n'],
  ['tabs', 'Name\tCity\nअंजलि कुमारी\tPatna, Bihar\nRohit'],
  ['a byte order mark, spaces and blank lines', '\uFEFFName , City\n\n अंजलि कुमारी,"Patna, Bihar "\n,\nRohit\n'],
])('reads a table with %s', async (_, text) => {
  expect(await readTable(text)).toEqual({ table });
});

it('reads a line break and quotation marks inside of a cell', async () => {
  expect((await readTable('Name,City\n"Asha ""Ash"" Devi","Patna\nCity"')).table?.rows).toEqual([['Asha "Ash" Devi', 'Patna\nCity']]);
});

it('reads a phone number as a list of students is downloaded', async () => {
  const text = toCsv(
    [
      ['Name', String],
      ['Phone', () => '+91 12358 31495'],
    ],
    ["D'Souza"],
  );
  expect((await readTable(text)).table?.rows).toEqual([["D'Souza", '+91 12358 31495']]);
});

it.each([
  ['nothing', ' \n ', /^There is no table yet/],
  ['a table without a header row', 'Asha,Patna\nRohit,Gaya', /^The first row must name the columns/],
  ['a header row alone', 'Name,City\n', /^There is no student below/],
  ['a cell too many', 'Name,City\nRohit,Gaya\nAsha,Patna,Bihar', /^Row 3 has more cells/],
  ['a quotation mark that is not closed', 'Name,City\n"Asha,Patna', /^A quotation mark in row 2 is not closed/],
  ['1,001 rows', `Name,City\n${'Asha,Patna\n'.repeat(1001)}`, /^These are 1001 rows\. Please import at most 1000/],
])('rejects %s with a sentence', async (_, text, error) => {
  expect(await readTable(text)).toEqual({ error: expect.stringMatching(error) });
});

it('accepts 1,000 rows', async () => {
  expect((await readTable(`Name,City\n${'Asha,Patna\n'.repeat(1000)}`)).table?.rows).toHaveLength(1000);
});
