import { describe, expect, it, vi } from 'vitest';
import { act, renderRoute, settle, waitFor } from '#lib/testing.tsx';
import { UserIdContext } from '#lib/track-user.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import type { Column, ExportColumn } from './columns.tsx';
import { DataTable } from './data-table.tsx';
import type { Filter } from './filters.tsx';

interface Row {
  _id: string;
  name: string;
  marks?: number;
}

const createRows = (count: number) => Array.from({ length: count }, (_, index) => ({ _id: `r-${index}`, name: `Row ${index + 1}` }));
const rows: readonly Row[] = createRows(12).map((row, index) => ({ ...row, marks: (index * 5) % 12 }));
const passed = { value: 'passed', label: 'Passed' };
const columns: readonly Column<Row>[] = [
  { header: 'Name', cell: ({ name }) => name, id: 'name', sortValue: ({ name }) => name },
  {
    header: 'Marks',
    cell: ({ marks }) => <b>{marks ?? '-'}</b>,
    text: ({ marks }) => String(marks ?? ''),
    id: 'marks',
    sortValue: ({ marks }) => marks,
  },
  { header: 'Actions', actions: true, cell: () => <button type="button">View</button> },
];
const filters: readonly Filter<Row>[] = [
  {
    name: 'batch',
    Field: ({ value, onChange }) => (
      <>
        <label htmlFor="batch">Batch</label>
        <select id="batch" value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="" />
          <option value="b-1" />
        </select>
      </>
    ),
  },
  {
    name: 'status',
    label: 'Status',
    placeholder: 'Any status',
    options: [passed],
    getOption: ({ marks = 0 }) => (marks > 6 ? passed : undefined),
  },
];
const getId = ({ _id }: Row) => _id;
const getName = ({ name }: Row) => name;
const loadNone = async (): Promise<readonly ExportColumn<Row>[]> => [];
const showNames = (selected: readonly Row[]) => <p data-actions>{selected.map(getName).join()}</p>;

/** Renders a table at a URL. */
async function renderTable(path = '/', tableRows = rows, { isLoading = false, loadExportColumns = loadNone } = {}) {
  const user = { id: 'u-1' };
  const getUserId = () => user.id;
  const table = (
    <UserIdContext value={getUserId}>
      <DataTable
        caption="Rows"
        {...{ columns, filters, isLoading, loadExportColumns }}
        rows={tableRows}
        getRowId={getId}
        getSearchText={getName}
        fileName="rows.csv"
        selectionActions={showNames}
      />
    </UserIdContext>
  );
  const { page, router } = await renderRoute(() => table, path);
  const find = <Type extends Element>(selector: string, text = ''): Type | undefined =>
    [...page.querySelectorAll<Type>(selector)].find((element) => element.textContent?.startsWith(text));
  const press = (text: string) => act(async () => find<HTMLButtonElement>('button', text)?.click());
  const pressLabel = (label: string) => act(async () => page.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click());
  const getNames = () => [...page.querySelectorAll('tbody th')].map((cell) => cell.textContent);
  const select = (label: string, value: string) =>
    act(async () => {
      const field = page.querySelector<HTMLSelectElement>(`#${CSS.escape(find<HTMLLabelElement>('label', label)?.htmlFor ?? '')}`);
      if (!field) throw new Error(`There is no field ${label}.`);
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const expectSelected = (count: number, message = '') => expect(find('[role=status]', `${count} selected`), message).toBeDefined();
  return { page, router, user, find, press, pressLabel, select, getNames, expectSelected, getUrl: () => router.latestLocation.href };
}

it.each(['/?sort=price', '/?sort=actions', '/?status=sold'])(
  'ignores %s, which names no column with values and no option',
  async (path) => {
    expect((await renderTable(path)).getNames()[0]).toBe('Row 1');
  },
);

it('a filter goes to the first page, is counted and cleared', async () => {
  const { find, press, select, getNames, getUrl } = await renderTable('/?page=3');
  expect(find('option', 'Passed'), 'closed').toBeUndefined();
  await press('Filters');
  await select('Status', 'passed');
  expect([getUrl(), getNames()]).toEqual(['/?status=passed', ['Row 3', 'Row 5', 'Row 8', 'Row 10', 'Row 12']]);
  expect(find('button', 'Filters (1)')).toBeDefined();
  await press('Clear filters');
  expect(getUrl()).toBe('/');
});

it('filters of the URL are open, and say so if they match no row', async () => {
  const { page, find, press, getNames } = await renderTable('/?status=passed&q=Row+1', rows.slice(0, 2));
  expect(find('option', 'Passed')).toBeDefined();
  expect(page.textContent).toContain("No results for 'Row 1' with these filters.");
  await press('Clear filters');
  expect(getNames()).toEqual(['Row 1']);
});

describe('the selection', () => {
  it('outlasts paging and a filter of the list, but not when the server selects other rows', async () => {
    const { page, press, pressLabel, select, getNames, expectSelected } = await renderTable();
    await press('Select');
    await pressLabel('Select Row 2');
    await pressLabel('Next page');
    await pressLabel('Select Row 7');
    expect(page.querySelector('[data-actions]:is(p)')?.textContent).toBe('Row 2,Row 7');
    await press('Filters');
    await select('Status', 'passed');
    expect(getNames()).not.toContain('Row 2');
    expectSelected(2);
    await select('Batch', 'b-1');
    expectSelected(0);
    await select('Batch', '');
    expectSelected(0, 'the rows of before are there again');
  });

  it('takes all rows that are found, on every page', async () => {
    const { press, expectSelected } = await renderTable('/?status=passed');
    await press('Select');
    await press('Select all 5 found');
    expectSelected(5);
    await press('Clear selection');
    expectSelected(0);
  });
});

it('25 rows are offered until a number is selected, and the focus then moves to it', async () => {
  const first = await renderTable();
  expect(first.find('button', 'Show 25 rows')).toBeDefined();
  first.find<HTMLButtonElement>('button', 'Show 25 rows')?.focus();
  await first.press('Show 25 rows');
  expect([first.getUrl(), first.find('button', 'Show 25 rows')]).toEqual(['/?size=25', undefined]);
  expect(document.activeElement?.matches('select')).toBe(true);
});

it('the number of rows per page is remembered for the next list and its URL, wins in the URL, and is 5 otherwise', async () => {
  localStorage.setItem('institute.page-size', '1000');
  const first = await renderTable();
  expect(first.getNames()).toHaveLength(5);
  await first.select('Rows per page', '10');
  expect(first.getUrl()).toBe('/?size=10');
  const { getNames, pressLabel, getUrl } = await renderTable();
  expect(getNames()).toHaveLength(10);
  await pressLabel('Next page');
  expect(getUrl()).toBe('/?page=2&size=10');
  expect((await renderTable('/?size=25')).getNames()).toHaveLength(12);
  expect((await renderTable('/?size=5')).getNames()).toHaveLength(5);
  expect((await renderTable('/?page=2')).getNames(), 'a page of a list with 5 rows').toEqual(rows.slice(5, 10).map(getName));
});

describe('printing and saving', () => {
  it('does nothing with rows of the previous filter while the wanted ones load, and the buttons keep the focus', async () => {
    const save = vi.spyOn(URL, 'createObjectURL');
    const { find, press, expectSelected } = await renderTable('/', rows, { isLoading: true });
    await press('Select');
    for (const label of ['Download CSV', 'Print', 'Select all']) {
      const button = find<HTMLButtonElement>('button', label);
      button?.focus();
      expect([label, button?.getAttribute('aria-disabled'), document.activeElement === button]).toEqual([label, 'true', true]);
      await press(label);
    }
    expectSelected(0);
    await settle();
    expect(document.querySelectorAll('table')).toHaveLength(1);
    expect(save).not.toHaveBeenCalled();
  });

  it('prints no more than 2,000 rows', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { press } = await renderTable('/', createRows(2001));
    await press('Print');
    await waitFor(() => expect(toasts.visible()).toHaveLength(1));
    expect(print).not.toHaveBeenCalled();
  });

  it.each<[who: string, leave: ((table: Awaited<ReturnType<typeof renderTable>>) => unknown) | undefined]>([
    ['the user stays', undefined],
    ['the user has left the page', ({ router }) => router.history.push('/elsewhere')],
    ['another user has come', ({ user }) => (user.id = 'u-2')],
  ])('when what the file needs beside the list comes late, and %s: the file or the error is only for who waits', async (_who, leave) => {
    const save = vi.spyOn(URL, 'createObjectURL');
    for (const isFailure of [false, true]) {
      let respond = () => {};
      const further = new Promise<readonly ExportColumn<Row>[]>((resolve, reject) => {
        respond = () => (isFailure ? reject(new Error('down')) : resolve([]));
      });
      const table = await renderTable('/', rows, { loadExportColumns: () => further });
      await table.press('Download CSV');
      await act(async () => leave?.(table));
      await act(async () => respond());
    }
    expect([save.mock.calls.length, toasts.visible().length]).toEqual(leave ? [0, 0] : [1, 1]);
  });
});
