import { expect, it } from 'vitest';
import { fillBlock, getPasteText, parseBlock } from './use-grid-keys.ts';

it.each([
  ['A', [['A']]],
  ['A\n', [['A']]],
  ['A+\r\nB\r\n', [['A+'], ['B']]],
  [
    '1\t 2 \n3\t4',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['A\n\nC', [['A'], [''], ['C']]],
])('splits %j into rows and cells', (text, block) => {
  expect(parseBlock(text)).toEqual(block);
});

const columns = [
  { name: 'theory', label: 'Theory' },
  { name: 'practical', label: 'Practical' },
];
const rows = ['1', '2', '3'].map((id) => ({ id, header: id, readOnly: id === '2' }));
const fill = (text: string, row: string, column: string) => fillBlock(parseBlock(text), { rows, columns, row, column });

it('fills down and right, keeps read-only rows, and counts the texts without a cell', () => {
  expect(fill('1\t2\n3\t4\n5\t6\n7\t', '1', 'theory')).toEqual({
    cells: [
      { row: '1', column: 'theory', text: '1' },
      { row: '1', column: 'practical', text: '2' },
      { row: '3', column: 'theory', text: '5' },
      { row: '3', column: 'practical', text: '6' },
    ],
    missed: 3,
  });
});

it('starts at the focused cell', () => {
  expect(fill('1\t2', '3', 'practical')).toEqual({ cells: [{ row: '3', column: 'practical', text: '1' }], missed: 1 });
});

it('tells how much was pasted', () => {
  expect([getPasteText(1, 0), getPasteText(40, 2)]).toEqual(['1 cell filled.', '40 cells filled. 2 did not fit.']);
});
