import { expect, it } from 'vitest';
import { changeCells, changeColumns, toImportRows } from './import-rows.ts';

const texts = [
  ['Asha', 'Patna', 'Danapur'],
  ['Rohit', 'Gaya', 'Bodh Gaya'],
];

it('takes the cells of the columns that are used', () => {
  expect(toImportRows(texts, ['fullName', undefined, 'village']).map(({ cells }) => cells)).toEqual([
    { fullName: 'Asha', village: 'Danapur' },
    { fullName: 'Rohit', village: 'Bodh Gaya' },
  ]);
});

it('a change of a column keeps the corrections in the others', () => {
  const rows = toImportRows(texts, ['fullName', 'village', undefined]);
  const corrected = changeCells(rows, rows[0]?.key ?? '', { fullName: 'Asha Kumari' });
  expect(corrected[1], 'the other row').toBe(rows[1]);
  const changed = changeColumns(corrected, texts, [
    ['fullName', 'village', undefined],
    ['fullName', 'city', 'village'],
  ]);
  expect(changed.map(({ cells }) => cells)).toEqual([
    { fullName: 'Asha Kumari', city: 'Patna', village: 'Danapur' },
    { fullName: 'Rohit', city: 'Gaya', village: 'Bodh Gaya' },
  ]);
  expect(changed.map(({ key }) => key)).toEqual(rows.map(({ key }) => key));
});
