import { useState } from 'react';
import { expect, it } from 'vitest';
import { page as viewport } from 'vitest/browser';
import { act, render, typeInto, waitFor } from '#lib/testing.tsx';
import { EntryGrid } from './grid.tsx';
import type { GridColumn, GridRow, GridValues } from './grid-values.ts';

const marks = [
  { name: 'theory', label: 'Theory' },
  { name: 'practical', label: 'Practical' },
];
const students: readonly GridRow[] = [
  { id: '1', header: 'Asha', detail: 'GVI/1' },
  { id: '2', header: 'Rohit', status: 'Sent', readOnly: true },
  { id: '3', header: 'Seema' },
];

interface Options {
  initial?: GridValues;
  errors?: GridValues;
  rows?: readonly GridRow[];
  warnings?: GridValues;
  groupLabel?: string;
  rowHeader?: string;
  columns?: readonly GridColumn[];
}

function renderGrid({ initial = {}, rows = students, rowHeader = 'Student', columns = marks, ...options }: Options = {}) {
  let latest = initial;
  function Page() {
    const [values, setValues] = useState(initial);
    latest = values;
    return <EntryGrid label="Marks" values={values} onChange={setValues} {...{ columns, rows, rowHeader, ...options }} />;
  }
  const page = render(<Page />);
  const input = (name: string) => page.querySelector<HTMLInputElement>(`[aria-label="${name}"]`) ?? expect.fail(name);
  const focus = (name: string, caret = 0) => {
    act(() => input(name).focus());
    input(name).setSelectionRange(caret, caret);
  };
  /** Presses a key and returns the name of the cell that has the focus then. */
  const press = (key: string, init: KeyboardEventInit = {}) => {
    act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })));
    return document.activeElement?.getAttribute('aria-label');
  };
  const type = (name: string, text: string) => {
    act(() => input(name).focus());
    return typeInto(input(name), text);
  };
  const paste = (name: string, text: string) => {
    const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData: { getData: () => text } });
    act(() => {
      input(name).focus();
      input(name).dispatchEvent(event);
    });
    return event.defaultPrevented;
  };
  return { page, input, focus, press, type, paste, values: () => latest };
}

it('is a table whose inputs are named by column and row', () => {
  const { page } = renderGrid();
  const texts = (selector: string) => [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(texts('th[scope=col]')).toEqual(['Student', 'Theory', 'Practical']);
  expect(texts('th[scope=row]')).toEqual(['AshaGVI/1', 'RohitSent', 'Seema']);
  const names = [...page.querySelectorAll('input')].map((input) => input.getAttribute('aria-label'));
  expect(names).toEqual(['Theory of Asha', 'Practical of Asha', 'Theory of Seema', 'Practical of Seema']);
});

it('Enter and the arrows move down and up, past read-only rows and not beyond the ends', () => {
  const { focus, press } = renderGrid({ initial: { 2: { theory: '40' } } });
  focus('Theory of Asha');
  const keys = [press('Enter'), press('Enter'), press('ArrowUp'), press('ArrowDown'), press('Enter', { shiftKey: true })];
  expect(keys).toEqual(['Seema', 'Seema', 'Asha', 'Seema', 'Asha'].map((name) => `Theory of ${name}`));
});

it('left and right move at the ends of the text only', () => {
  const { input, focus, press } = renderGrid({ initial: { 1: { theory: '40', practical: '30' } } });
  focus('Practical of Asha', 1);
  expect(press('ArrowLeft')).toBe('Practical of Asha');
  focus('Theory of Asha', 1);
  expect(press('ArrowRight')).toBe('Theory of Asha');
  focus('Theory of Asha', 2);
  expect([press('ArrowRight'), press('ArrowLeft')]).toEqual(['Practical of Asha', 'Theory of Asha']);
  expect([input('Theory of Asha').selectionStart, input('Theory of Asha').selectionEnd]).toEqual([0, 2]);
  expect(press('ArrowRight')).toBe('Practical of Asha');
});

it('Ctrl+End goes to the last cell and Ctrl+Home to the first, which no row without inputs has', () => {
  const { focus, press } = renderGrid({ rows: [...students, { id: '4', header: 'Vikash', readOnly: true }] });
  focus('Practical of Asha');
  expect([press('End', { ctrlKey: true }), press('Home', { ctrlKey: true })]).toEqual(['Practical of Seema', 'Theory of Asha']);
});

it('says how to fill the cells only while there are cells to fill', () => {
  const hint = (rows: readonly GridRow[]) => renderGrid({ rows }).page.querySelector('[role=status]')?.textContent;
  expect(hint(students)).toContain('Enter goes to the next row');
  expect(hint(students.filter(({ readOnly }) => readOnly))).toBe('');
});

it.each<[string, KeyboardEventInit]>([
  ['Ctrl', { ctrlKey: true }],
  ['Alt', { altKey: true }],
  ['a composition', { isComposing: true }],
])('keys with %s are left to the browser', (_, init) => {
  const { focus, press } = renderGrid();
  focus('Theory of Asha');
  expect([press('Enter', init), press('ArrowDown', init)]).toEqual(['Theory of Asha', 'Theory of Asha']);
});

it('Escape restores the text that the cell had when it was focused', async () => {
  const { input, press, type, values } = renderGrid({ initial: { 1: { theory: '40' } } });
  await type('Theory of Asha', '41');
  press('Escape');
  expect([input('Theory of Asha').value, values()]).toEqual(['40', { 1: { theory: '40' } }]);
});

it('a block fills the cells, says so, and can be undone without what was typed since; a single text is left to the browser', async () => {
  const { page, input, type, paste, values } = renderGrid({ initial: { 1: { theory: 'old' } } });
  expect(paste('Theory of Asha', '40\n')).toBe(false);
  expect(paste('Theory of Asha', '1\t 2 \r\n3\t4\r\n5\t6\r\n')).toBe(true);
  expect(values()).toEqual({ 1: { theory: '1', practical: '2' }, 3: { theory: '5', practical: '6' } });
  expect(page.querySelector('[role=status]')?.textContent).toContain('4 cells filled. 2 did not fit.');
  await type('Practical of Seema', '7');
  act(() => page.querySelector('button')?.click());
  expect(values()).toMatchObject({ 1: { theory: 'old', practical: '' } });
  expect([document.activeElement, page.querySelector('button')]).toEqual([input('Theory of Asha'), null]);
});

it.each([
  ['errors', 'true'],
  ['warnings', null],
])('the %s of a cell describe its input, and only an error makes it invalid', (kind, invalid) => {
  const { page, input } = renderGrid({ [kind]: { 3: { practical: 'At most 100.' } } });
  expect(input('Practical of Seema').getAttribute('aria-invalid')).toBe(invalid);
  const id = input('Practical of Seema').getAttribute('aria-describedby') ?? '';
  expect(page.querySelector(`#${CSS.escape(id)}`)?.textContent).toBe('At most 100.');
  expect(input('Theory of Seema').hasAttribute('aria-invalid')).toBe(false);
});

it('without a header for rows the inputs of the first column are the headers, and the keys reach them', () => {
  const rows = [
    { id: '1', header: 'Asha', number: 1 },
    { id: '3', header: 'row 2', number: 2 },
  ];
  const { page, focus, press } = renderGrid({ rows, rowHeader: '', initial: { 1: { theory: 'Asha' } } });
  expect([...page.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent)).toEqual(['Theory', 'Practical']);
  const names = [...page.querySelectorAll('th[scope=row] input')].map((cell) => cell.getAttribute('aria-label'));
  expect(names).toEqual(['Theory of row 1', 'Theory of row 2']);
  focus('Practical of Asha');
  expect([press('ArrowLeft'), press('Enter'), press('ArrowRight')]).toEqual(['Theory of row 1', 'Theory of row 2', 'Practical of row 2']);
});

const toColumns = (subjects: readonly string[]) =>
  subjects.flatMap((group) =>
    ['Theory', 'Practical'].map((header) => ({ name: `${group} ${header}`, label: `${group}: ${header}`, group, header, width: 70 })),
  );

it('a subject stands once above its two columns, and no subject is cut at the edge of the grid', async () => {
  await viewport.viewport(1280, 800);
  const subjects = ['Office', 'Tally', 'GST', 'Internet', 'Operating System', 'Spreadsheets', 'Presentations'];
  const { page, input } = renderGrid({ columns: toColumns(subjects) });
  page.style.width = '700px';
  const headers = [...page.querySelectorAll('thead tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(headers).toEqual([
    ['', ...subjects],
    ['Student', ...subjects.flatMap(() => ['Theory', 'Practical'])],
  ]);
  expect([...page.querySelectorAll('thead tr:first-child th')].map((th) => [th.getAttribute('scope'), th.getAttribute('colspan')])).toEqual(
    subjects.map(() => ['colgroup', '2']),
  );
  const scroller = page.querySelector('table')?.parentElement ?? expect.fail('no grid');
  const getEdges = () => {
    const { left, width } = scroller.getBoundingClientRect();
    const from = page.querySelector('tbody th')?.getBoundingClientRect().right ?? Number.NaN;
    const groups = [...page.querySelectorAll('thead [scope=colgroup]')].map((th) => th.getBoundingClientRect());
    const isCut = (edge: number) => groups.some((group) => group.left < edge - 2 && group.right > edge + 2);
    return { isCutLeft: isCut(from), isCutRight: isCut(left + width - 1) };
  };
  expect(getEdges()).toEqual({ isCutLeft: false, isCutRight: false });
  act(() => input('Presentations: Practical of Seema').focus());
  await waitFor(() => expect(scroller.scrollLeft).toBeGreaterThan(100));
  await waitFor(() => expect(getEdges()).toEqual({ isCutLeft: false, isCutRight: false }));
  const cell = input('Presentations: Practical of Seema').getBoundingClientRect();
  expect(cell.right).toBeLessThanOrEqual(scroller.getBoundingClientRect().right);
});

it('a phone shows one subject at a time: other subjects keep their texts, a pasted block fills them, and their errors are named', async () => {
  await viewport.viewport(360, 740);
  const errors = { 3: { 'Tally Practical': 'At most 100.' } };
  const { page, input, type, paste, values } = renderGrid({ columns: toColumns(['Office', 'Tally']), groupLabel: 'Subject', errors });
  const getNames = () => [...page.querySelectorAll('tbody input')].map((cell) => cell.getAttribute('aria-label'));
  const select = page.querySelector('select') ?? expect.fail('no select');
  expect([select.labels[0]?.textContent, select.value]).toEqual(['Subject', 'Office']);
  expect(getNames()).toEqual([
    'Office: Theory of Asha',
    'Office: Practical of Asha',
    'Office: Theory of Seema',
    'Office: Practical of Seema',
  ]);
  expect(page.querySelector('table')?.scrollWidth).toBeLessThanOrEqual(360);
  await type('Office: Theory of Asha', '60');
  expect(paste('Office: Theory of Seema', '1\t2\t3\t4')).toBe(true);
  const describedBy = (select.getAttribute('aria-describedby') ?? '').split(' ');
  expect(describedBy.map((id) => document.getElementById(id)?.textContent)).toEqual(['Please correct: Tally']);
  await act(async () => {
    select.value = 'Tally';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(getNames()).toEqual(['Tally: Theory of Asha', 'Tally: Practical of Asha', 'Tally: Theory of Seema', 'Tally: Practical of Seema']);
  expect([input('Tally: Theory of Seema').value, input('Tally: Practical of Seema').value]).toEqual(['3', '4']);
  expect([select.hasAttribute('aria-invalid'), input('Tally: Practical of Seema').getAttribute('aria-invalid')]).toEqual([false, 'true']);
  expect(values()).toMatchObject({ 1: { 'Office Theory': '60' }, 3: { 'Office Theory': '1', 'Office Practical': '2' } });
});

it('a long list of one column continues beside itself where two fit, in the order of Tab and Enter', async () => {
  const rows = Array.from({ length: 9 }, (_, index) => ({ id: `${index}`, header: `Student ${index + 1}` }));
  const grid = (
    <EntryGrid
      label="Grades"
      rowHeader="Student"
      columns={[{ name: 'grade', label: 'Grade' }]}
      rows={rows}
      values={{}}
      onChange={() => {}}
    />
  );
  const page = render(grid);
  const find = (number: number) => page.querySelector<HTMLElement>(`[aria-label="Grade of Student ${number}"]`);
  const top = (number: number) => Math.round(find(number)?.getBoundingClientRect().top ?? Number.NaN);
  await waitFor(() => expect(find(9)).not.toBeNull());
  const setWidth = (width: number) => {
    page.style.width = `${width}px`;
  };
  setWidth(800);
  // Five rows on the left, four on the right.
  expect([top(1), top(4)]).toEqual([top(6), top(9)]);
  expect(top(5)).toBeGreaterThan(top(4));
  expect([...page.querySelectorAll('input')].map((input) => input.ariaLabel)).toEqual(rows.map(({ header }) => `Grade of ${header}`));
  act(() => find(5)?.focus());
  act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })));
  expect(document.activeElement).toBe(find(6));
  setWidth(500);
  expect(top(6)).toBeGreaterThan(top(5));
});
