import { expect, it } from 'vitest';
import { setCells } from '../../../ui/grid/grid-values.ts';
import { changeColumns, selectCells, toImportRows } from './import-rows.ts';
import type { ColumnFields } from './match-columns.ts';

const texts = [
  ['Asha', 'Patna', 'Danapur'],
  ['Rohit', 'Gaya', 'Bodh Gaya'],
];

it('takes the cells of the columns that are used', () => {
  expect(selectCells(texts, ['fullName', undefined, 'village'])).toEqual([
    { fullName: 'Asha', village: 'Danapur' },
    { fullName: 'Rohit', village: 'Bodh Gaya' },
  ]);
});

it('keeps the order of the rows, and gives each another key', () => {
  const [first, second] = [texts, texts].map((rows) => toImportRows(selectCells(rows, ['fullName'])));
  expect(Object.values(first ?? {})).toEqual([{ fullName: 'Asha' }, { fullName: 'Rohit' }]);
  expect(new Set([...Object.keys(first ?? {}), ...Object.keys(second ?? {})]).size).toBe(4);
});

it('a change of a column keeps the corrections in the others', () => {
  const before: ColumnFields = ['fullName', 'village', undefined];
  const values = toImportRows(selectCells(texts, before));
  const corrected = setCells(values, [{ row: Object.keys(values)[0] ?? '', column: 'fullName', text: 'Asha Kumari' }]);
  const changed = changeColumns(corrected, texts, [before, ['fullName', 'city', 'village']]);
  expect(Object.values(changed)).toEqual([
    { fullName: 'Asha Kumari', city: 'Patna', village: 'Danapur' },
    { fullName: 'Rohit', city: 'Gaya', village: 'Bodh Gaya' },
  ]);
  expect(Object.keys(changed)).toEqual(Object.keys(values));
});
