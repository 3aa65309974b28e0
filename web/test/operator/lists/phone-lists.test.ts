import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessibleAtAllWidths, expectNoViolations } from '../../support/axe.ts';
import {
  button,
  dialog,
  expectCount,
  expectTexts,
  field,
  heading,
  link,
  main,
  press,
  row,
  rowRange,
  searchBox,
} from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

beforeEach(() => page.viewport(360, 740));

const path = '/franchise/student-management';
const open = (path: string) => renderRoute(path, { as: 'operator' });
const options = button('List options');

test.each([
  ['student-management', 'Yash Agrawal', ['Father Name', 'Email'], '/franchise/students/'],
  ['batches', 'Tally practical lab', ['Seats'], '/franchise/batches/'],
  ['exams', 'CCC final exam', ['Batch', 'Location'], '/franchise/exam/student-list'],
  ['results', 'Sunil Mahto', ['Duration'], '/franchise/students/'],
  ['out-marksheet', 'GVI-M-0006', ['Session'], '/view-marksheet/certificate'],
  ['wallet', undefined, [], undefined],
])(
  'the cards of %s begin in the upper 300 px, below one line of tools, have every column, and open the record at a tap',
  async (list, name, named, next) => {
    const { url } = await open(`/franchise/${list}`);
    const first = page.css('tbody tr').first().element();
    expect(first.getBoundingClientRect().top).toBeLessThan(300);
    for (const tool of ['Filters', 'Select', 'Download CSV', 'Print']) await expect.element(button(tool)).not.toBeInTheDocument();
    await expect.element(options).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
    if (!name) return;
    const cells = row(name).first().getByRole('cell').elements();
    expect(cells.length).toBeGreaterThan(4);
    for (const cell of cells) expect(cell.checkVisibility(), cell.outerHTML).toBe(true);
    // These cells show their header, because the value alone says too little.
    const names = cells
      .filter((cell) => getComputedStyle(cell, '::before').content !== 'none')
      .map((cell) => cell.getAttribute('data-header'));
    expect(names).toEqual(expect.arrayContaining(named));
    if (!next) return;
    const card = row(name).element();
    card.scrollIntoView();
    const { left, bottom } = card.getBoundingClientRect();
    const target = document.elementFromPoint(left + 20, bottom - 8);
    expect(card.contains(target)).toBe(true);
    if (target instanceof HTMLElement) target.click();
    await expect.poll(url).toMatch(new RegExp(`^${next}`));
  },
);

test('one button opens the order, the filters, the files and the other actions of the page, and closes when rows are selected', async () => {
  await open(path);
  await expect.element(searchBox).toHaveAttribute('placeholder', 'Search name, phone, Student Id');
  await expect.element(link('Import Students')).not.toBeInTheDocument();
  await press(options, '{Enter}');
  for (const tool of ['Select', 'Download CSV', 'Print']) await expect.element(button(tool)).toBeVisible();
  await expect.element(link('Import Students')).toBeVisible();
  await expectTexts(field('Sort by').css('option:nth-child(-n + 3)'), 'Default order', 'Student Name', 'Student Name, descending');
  for (const label of ['Sort by', 'Course', 'Batch', 'Status']) await expect.element(field(label)).toBeVisible();
  await expectNoViolations('main', 'the options of a list on a phone');
  await button('Select').click();
  await expect.element(field('Status')).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: 'Select this page' })).toHaveFocus();
  const card = row('Yash Agrawal').element().getBoundingClientRect();
  // A tap anywhere on the card selects it, and opens nothing.
  document.elementFromPoint(card.left + card.width / 2, card.bottom - 8)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(page.getByRole('checkbox', { name: 'Select Yash Agrawal' })).toBeChecked();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await press(button('Done'), '{Enter}');
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await expect.element(options).toHaveFocus();
});

test('a selected filter is read whole on a button, which clears it and moves the focus to the options', async () => {
  const { url } = await open(`${path}?batch=b-lab&status=active`);
  await expect.element(field('Batch')).not.toBeInTheDocument();
  const chip = button('Clear Batch: Tally practical lab');
  await expectTexts(chip, 'Batch: Tally practical lab');
  await expectTexts(rowRange, '1–4 of 4');
  await expectAccessibleAtAllWidths('a list with filters');
  await page.viewport(360, 740);
  await press(chip, '{Enter}');
  await expect.poll(url).toBe(`${path}?status=active`);
  await expect.element(options).toHaveFocus();
  await button('Clear filters').click();
  await expect.poll(url).toBe(path);
  await expect.element(chip).not.toBeInTheDocument();
});

test('the other actions of a card are behind one button, which takes the focus back from a dialog and at Escape, and stays open for a download', async () => {
  const { network } = await open(path);
  const more = button('More about Yash Agrawal');
  const item = (name: string) => page.getByRole('menuitem', { name });
  const details = item('View details of Yash Agrawal');
  await expect.element(details).not.toBeInTheDocument();
  await press(more, '{Enter}');
  await expect.element(item('WhatsApp Yash Agrawal')).toHaveAttribute('href', expect.stringContaining('wa.me'));
  await expectNoViolations('main', 'the menu of a card');
  await userEvent.keyboard('{Escape}');
  await expect.element(details).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
  await press(more, '{Enter}');
  await expect.element(details).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
  await more.click();
  const hold = network.hold('/invoice/*');
  const invoice = item('Download invoice of Yash Agrawal');
  await invoice.click();
  // The menu item shows the progress.
  await expect.element(invoice).toHaveAttribute('aria-busy', 'true');
  await expect.element(invoice).toBeVisible();
  hold.release();
  await expect.element(invoice).not.toHaveAttribute('aria-busy');
  await searchBox.click();
  await expect.element(details).not.toBeInTheDocument();
});

test('an empty list has the other actions of its page below the next step', async () => {
  await renderRoute('/franchise/student-management', { as: 'operator', scenario: 'new-franchise' });
  await expect.element(link('Create a batch first')).toBeVisible();
  await expect.element(link('Import Students')).toBeVisible();
  await expectCount(main.getByRole('link', { name: 'Import Students' }), 1);
  await link('Import Students').click();
  await expect.element(heading('Import Students')).toBeVisible();
});
