import { expect, it } from 'vitest';
import { fillBlock, getPasteText, parseBlock } from './use-grid-keys.ts';

it('splits a text into rows and cells', () => {
  const read = (text: string) => parseBlock(text).map((row) => row.join('|'));
  expect([read('A'), read('A\n'), read('A\n\nC')]).toEqual([['A'], ['A'], ['A', '', 'C']]);
  expect([read('A+\r\nB\r\n'), read('1\t 2 \n3\t4')]).toEqual([
    ['A+', 'B'],
    ['1|2', '3|4'],
  ]);
});

const columns = ['theory', 'practical'].map((name) => ({ name, label: name }));
const rows = ['1', '2', '3'].map((id) => ({ id, header: id, readOnly: id === '2' }));
const fill = (text: string, row: string, column: string) => {
  const { cells, missed } = fillBlock(parseBlock(text), { rows, columns, row, column });
  return [cells.map((cell) => `${cell.row} ${cell.column}: ${cell.text}`), missed];
};

it('fills down and right from the focused cell, keeps read-only rows, and counts the texts without a cell', () => {
  const filled = ['1 theory: 1', '1 practical: 2', '3 theory: 5', '3 practical: 6'];
  expect(fill('1\t2\n3\t4\n5\t6\n7\t', '1', 'theory')).toEqual([filled, 3]);
  expect(fill('1\t2', '3', 'practical')).toEqual([['3 practical: 1'], 1]);
});

it('tells how much was pasted', () => {
  expect([getPasteText(1, 0), getPasteText(40, 2)]).toEqual(['1 cell filled.', '40 cells filled. 2 did not fit.']);
});
