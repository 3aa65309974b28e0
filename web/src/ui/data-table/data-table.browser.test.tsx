import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { act, render, settle, waitFor } from '#lib/testing.tsx';
import { toasts } from '../toast/toast-store.ts';
import type { Column } from './columns.tsx';
import { DataTable } from './data-table.tsx';
import type { Filter } from './filters.tsx';

interface Row {
  _id: string;
  name: string;
  marks?: number;
}

const rows: readonly Row[] = Array.from({ length: 12 }, (_, index) => ({
  _id: `r-${index}`,
  name: `Row ${index + 1}`,
  marks: (index * 5) % 12,
}));
const passed = { value: 'passed', label: 'Passed' };
const columns: readonly Column<Row>[] = [
  { header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    header: 'Marks',
    cell: ({ marks }) => <b>{marks ?? '-'}</b>,
    text: ({ marks }) => String(marks ?? ''),
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
const showCount = (selected: readonly Row[]) => <p data-actions>{selected.map(getName).join()}</p>;

/** Renders a table at a URL. */
async function renderTable(path = '/', tableRows = rows, isLoading = false) {
  const table = (
    <DataTable
      caption="Rows"
      {...{ columns, filters }}
      rows={tableRows}
      getRowId={getId}
      getSearchText={getName}
      isLoading={isLoading}
      fileName="rows.csv"
      exportColumns={[
        { header: 'Id', text: getId },
        { header: 'Name', text: getId },
      ]}
      selectionActions={showCount}
    />
  );
  const root = createRootRoute({ component: () => table });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const page = render(<RouterProvider router={router} />);
  const find = <Type extends Element>(selector: string, text = ''): Type | undefined =>
    [...page.querySelectorAll<Type>(selector)].find((element) => element.textContent?.startsWith(text));
  const press = (text: string) => act(async () => find<HTMLButtonElement>('button', text)?.click());
  const getNames = () => [...page.querySelectorAll('tbody th')].map((cell) => cell.textContent);
  const select = (label: string, value: string) =>
    act(async () => {
      const field = page.querySelector<HTMLSelectElement>(`#${CSS.escape(find<HTMLLabelElement>('label', label)?.htmlFor ?? '')}`);
      if (!field) throw new Error(`There is no field ${label}.`);
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  return { page, find, press, select, getNames, getUrl: () => router.latestLocation.href };
}

/** Saves the CSV file of a table and returns its lines. */
async function downloadCsv(press: (text: string) => Promise<void>): Promise<string[]> {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  await press('Download CSV');
  await waitFor(() => expect(files).toHaveLength(1));
  // `text` would remove the byte order mark.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await files[0]?.arrayBuffer()).split('\r\n');
}

describe('sorting', () => {
  it('has a button in the header of a column with values, with the same text and with aria-sort', async () => {
    const { page, press, getNames, getUrl } = await renderTable('/?page=2');
    const headers = () => [...page.querySelectorAll('thead th')];
    expect(headers().map(({ textContent }) => textContent)).toEqual(['Name', 'Marks', 'Actions']);
    expect(headers().map((header) => header.querySelector('button') !== null)).toEqual([true, true, false]);
    await press('Marks');
    expect(getUrl()).toBe('/?sort=marks');
    expect(headers()[1]?.getAttribute('aria-sort')).toBe('ascending');
    expect(getNames()).toEqual(['Row 1', 'Row 6', 'Row 11', 'Row 4', 'Row 9']);
    await press('Marks');
    expect(getUrl()).toBe('/?sort=-marks');
    expect(headers()[1]?.getAttribute('aria-sort')).toBe('descending');
    expect(getNames()[0]).toBe('Row 8');
    await press('Marks');
    expect(getUrl()).toBe('/');
    expect(headers()[1]?.hasAttribute('aria-sort')).toBe(false);
    expect(getNames()[0]).toBe('Row 1');
  });

  it('sorts cards by a select, which shows the order of the URL', async () => {
    const { select, getUrl, getNames } = await renderTable('/?sort=-name');
    expect(getNames()[0]).toBe('Row 12');
    await select('Sort by', 'marks');
    expect(getUrl()).toBe('/?sort=marks');
  });

  it('ignores a column that does not exist or has no values', async () => {
    expect((await renderTable('/?sort=price')).getNames()[0]).toBe('Row 1');
    expect((await renderTable('/?sort=actions')).getNames()[0]).toBe('Row 1');
  });
});

describe('filters', () => {
  it('open with a button, filter the rows and go to the first page', async () => {
    const { find, press, select, getNames, getUrl } = await renderTable('/?page=3');
    expect(find('option', 'Passed')).toBeUndefined();
    await press('Filters');
    await select('Status', 'passed');
    expect(getUrl()).toBe('/?status=passed');
    expect(getNames()).toEqual(['Row 3', 'Row 5', 'Row 8', 'Row 10', 'Row 12']);
    expect(find('button', 'Filters (1)')).toBeDefined();
    await press('Clear filters');
    expect(getUrl()).toBe('/');
  });

  it('of the URL are open, and a value that names nothing is ignored', async () => {
    expect((await renderTable('/?status=passed')).find('option', 'Passed')).toBeDefined();
    expect((await renderTable('/?status=sold')).getNames()[0]).toBe('Row 1');
  });

  it('that match no row say so, with a button to clear them', async () => {
    const { page, press, getNames } = await renderTable('/?status=passed&q=Row+1', rows.slice(0, 2));
    expect(page.textContent).toContain("Nothing matches 'Row 1' with these filters.");
    await press('Clear filters');
    expect(getNames()).toEqual(['Row 1']);
  });
});

describe('the selection', () => {
  const selectRow = (page: HTMLElement, name: string) =>
    act(async () => page.querySelector<HTMLInputElement>(`[aria-label="Select ${name}"]`)?.click());

  it('starts with Select, outlasts paging and a filter of the list, and ends with Done', async () => {
    const { page, find, press, select, getNames } = await renderTable();
    expect(page.querySelector('input[type=checkbox]')).toBeNull();
    await press('Select');
    await selectRow(page, 'Row 2');
    await act(async () => page.querySelector<HTMLButtonElement>('[aria-label="Next page"]')?.click());
    await selectRow(page, 'Row 7');
    expect(find('[role=status]', '2 selected')).toBeDefined();
    expect(page.querySelector('[data-actions]:is(p)')?.textContent).toBe('Row 2,Row 7');
    await press('Filters');
    await select('Status', 'passed');
    expect(getNames()).not.toContain('Row 2');
    expect(find('[role=status]', '2 selected')).toBeDefined();
    await press('Done');
    expect(page.querySelector('input[type=checkbox]')).toBeNull();
  });

  it('is cleared when the server selects other rows', async () => {
    const { page, find, press, select } = await renderTable();
    await press('Select');
    await selectRow(page, 'Row 2');
    await press('Filters');
    await select('Batch', 'b-1');
    expect(find('[role=status]', '0 selected')).toBeDefined();
    await select('Batch', '');
    expect(find('[role=status]', '0 selected'), 'the rows of before are there again').toBeDefined();
  });

  it('takes all rows that are found, on every page', async () => {
    const { find, press } = await renderTable('/?status=passed');
    await press('Select');
    await press('Select all 5 found');
    expect(find('[role=status]', '5 selected')).toBeDefined();
    await press('Clear selection');
    expect(find('[role=status]', '0 selected')).toBeDefined();
  });
});

describe('while the wanted rows are not there', () => {
  // Loaded before, so that a press would work at once.
  beforeEach(() => import('./print-sheet.tsx'));

  const labels = ['Download CSV', 'Print', 'Select all'];

  it('those of the previous filter are neither saved nor printed nor all selected, and the buttons keep the focus', async () => {
    const save = vi.spyOn(URL, 'createObjectURL');
    const { page, find, press } = await renderTable('/', rows, true);
    await press('Select');
    for (const label of labels) {
      const button = find<HTMLButtonElement>('button', label);
      button?.focus();
      expect([label, button?.getAttribute('aria-disabled'), document.activeElement === button]).toEqual([label, 'true', true]);
      await press(label);
    }
    expect(find('[role=status]', '0 selected')).toBeDefined();
    await settle();
    expect(page.querySelectorAll('table')).toHaveLength(1);
    expect(save).not.toHaveBeenCalled();
  });
});

describe('the CSV file', () => {
  it('has everything that is found, in its order, with the texts and the further columns', async () => {
    const { press } = await renderTable('/?status=passed&sort=-marks');
    const lines = await downloadCsv(press);
    expect(lines[0]).toBe('\uFEFF"Name","Marks","Id"');
    expect(lines.slice(1)).toEqual([
      '"Row 8","11","r-7"',
      '"Row 3","10","r-2"',
      '"Row 10","9","r-9"',
      '"Row 5","8","r-4"',
      '"Row 12","7","r-11"',
      '',
    ]);
  });

  it('has only the selected rows if there are any', async () => {
    const { page, press } = await renderTable();
    await press('Select');
    await act(async () => page.querySelector<HTMLInputElement>('[aria-label="Select Row 3"]')?.click());
    expect(await downloadCsv(press)).toHaveLength(3);
  });
});

describe('the number of rows per page', () => {
  it('is remembered for the next list, and the URL wins', async () => {
    const first = await renderTable();
    await first.select('Rows per page', '10');
    expect(first.getUrl()).toBe('/?size=10');
    expect((await renderTable()).getNames()).toHaveLength(10);
    expect((await renderTable('/?size=25')).getNames()).toHaveLength(12);
    expect((await renderTable('/?size=5')).getNames()).toHaveLength(5);
    expect((await renderTable('/?page=2')).getNames(), 'a page of a list with 5 rows').toEqual(rows.slice(5, 10).map(getName));
  });

  it('is in the URL of the following pages', async () => {
    localStorage.setItem('institute.page-size', '10');
    const { page, getUrl } = await renderTable();
    await act(async () => page.querySelector<HTMLButtonElement>('[aria-label="Next page"]')?.click());
    expect(getUrl()).toBe('/?page=2&size=10');
  });

  it('is 5 in a new browser, and if the stored value is no choice', async () => {
    expect((await renderTable()).getNames()).toHaveLength(5);
    localStorage.setItem('institute.page-size', '1000');
    expect((await renderTable()).getNames()).toHaveLength(5);
  });
});

describe('printing', () => {
  // Loaded before, so that the sheet renders inside of `act`.
  beforeEach(() => import('./print-sheet.tsx'));

  it('prints everything that is found as a table without actions, and removes it afterwards', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { page, press } = await renderTable('/?status=passed');
    await press('Print');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheet = [...page.querySelectorAll('table')].at(-1);
    expect([...(sheet?.querySelectorAll('th') ?? [])].map(({ textContent }) => textContent)).toEqual(['Name', 'Marks']);
    expect(sheet?.querySelectorAll('tbody tr')).toHaveLength(5);
    await act(async () => window.dispatchEvent(new Event('afterprint')));
    expect(page.querySelectorAll('table')).toHaveLength(1);
  });

  it('prints again where the browser does not say when it has printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { page, press } = await renderTable();
    await press('Print');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await press('Print');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    expect(page.querySelectorAll('table')).toHaveLength(2);
  });

  it('prints no more than 2,000 rows', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const many = Array.from({ length: 2001 }, (_, index) => ({ _id: String(index), name: `Row ${index}` }));
    const { page, press } = await renderTable('/', many);
    await press('Print');
    await waitFor(() => expect(toasts.visible()).toHaveLength(1));
    expect(page.querySelectorAll('table')).toHaveLength(1);
    expect(print).not.toHaveBeenCalled();
  });
});
