import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleErrors } from '../support/console-errors.ts';
import { Network } from '../support/network.ts';
import {
  dialog,
  expectCount,
  expectTexts,
  field,
  heading,
  row,
  rowNames,
  rowRange,
  searchBox,
  sidebarLink,
  texts,
} from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

const path = '/franchise/student-management';
const open = (path: string) => renderRoute(path, { as: 'franchise' });
const nextPage = page.getByRole('button', { name: 'Next page' });

test('a table has 5, 10 or 25 rows per page, and its state is in the URL [R-428, F-15]', async () => {
  const { url, back, forward, reload } = await open(path);
  const sizes = field('Rows per page');
  await expectTexts(sizes.css('option'), '5', '10', '25');
  await expect.element(sizes).toHaveValue('5');
  expect(rowNames()).toHaveLength(5);
  await nextPage.click();
  await expectTexts(rowRange, '6–10 of 40');
  expect(url()).toBe(`${path}?page=2`);
  await expect.element(nextPage).toHaveFocus();
  await sizes.selectOptions('25');
  await expectTexts(rowRange, '1–25 of 40');
  expect(url()).toBe(`${path}?size=25`);
  await nextPage.click();
  await expectTexts(rowRange, '26–40 of 40');
  await expect.element(nextPage).toHaveAttribute('aria-disabled', 'true');
  await nextPage.click({ force: true });
  await reload();
  await expectTexts(rowRange, '26–40 of 40');
  back();
  await expectTexts(rowRange, '1–25 of 40');
  back();
  await expectTexts(rowRange, '6–10 of 40');
  back();
  await expectTexts(rowRange, '1–5 of 40');
  forward();
  await expectTexts(rowRange, '6–10 of 40');
});

test('a search starts at the first page, keeps the focus, is in the URL and is restored by Back [R-315, R-429, F-27]', async () => {
  const { url, back } = await open(`${path}?page=3`);
  searchBox.element().focus();
  await userEvent.keyboard('kumar');
  await expect.poll(() => texts(rowRange)).toEqual([expect.stringMatching(/^1–/)]);
  await expect.element(searchBox).toHaveFocus();
  await expect.poll(url).toBe(`${path}?q=kumar`);
  for (const name of rowNames()) expect(name.toLowerCase()).toContain('kumar');
  await row(rowNames()[0] ?? '')
    .getByRole('button', { name: /^View details/ })
    .click();
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await sidebarLink('Dashboard').click();
  await expect.poll(url).toBe('/franchise/dashboard');
  back();
  await expect.element(searchBox).toHaveValue('kumar');
  await searchBox.fill('');
  await expect.poll(url).toBe(path);
  await expectTexts(rowRange, '1–5 of 40');
});

test('an invalid URL shows the first page, and a page past the end the last one [F-15, F-36]', async () => {
  const { goto } = await open(`${path}?page=-1&size=7&q=`);
  await expectTexts(rowRange, '1–5 of 40');
  await goto(`${path}?page=999&size=25`);
  await expectTexts(rowRange, '26–40 of 40');
});

test('on a phone each row is a labelled card, and still a table for assistive technology [R-315]', async () => {
  await page.viewport(360, 740);
  await open(path);
  const cells = row('Yash Agrawal').getByRole('cell');
  await expectCount(cells, 7);
  const label = () => getComputedStyle(cells.first().element(), '::before').content;
  expect(label()).toBe('"Father Name"');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await page.viewport(1280, 740);
  await expect.poll(label).toBe('none');
});

test('a search does not undo a change of the page or a navigation right after typing [F-27]', async () => {
  const { url } = await open(path);
  await searchBox.fill('1');
  await nextPage.click();
  await expect.poll(url).toBe(`${path}?q=1&page=2`);
  await nextPage.click();
  await expect.poll(url).toBe(`${path}?q=1&page=3`);
  await expect.poll(() => texts(rowRange)).toEqual([expect.stringMatching(/^11–15 of/)]);
  await searchBox.fill('kumar');
  await sidebarLink('Manage Wallet').click();
  await expect.element(heading('Transaction List')).toHaveFocus();
  await expect.poll(url).toBe('/franchise/wallet');
});

test('no table is wider than its container, at any width [F-20]', async () => {
  const frame = window.frameElement;
  if (!frame) throw new Error('The tests are not in a frame.');
  const style = frame.getAttribute('style') ?? '';
  onTestFinished(() => frame.setAttribute('style', style));
  for (const list of [path, '/franchise/out-marksheet', '/franchise/exams']) {
    await open(list);
    const table = page.getByRole('table').element();
    for (let width = 320; width <= 1320; width += 25) {
      // At once, which `page.viewport` is not.
      frame.setAttribute('style', `${style}; width: ${width}px`);
      const { scrollWidth } = document.documentElement;
      expect(innerWidth).toBe(width);
      const { clientWidth = 0 } = table.parentElement ?? {};
      const overflow = Math.max(scrollWidth - width, table.getBoundingClientRect().width - clientWidth);
      expect(Math.floor(overflow), `${list} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('rows with missing or unexpected fields render [F-24]', async () => {
  const users = [
    { _id: 'x', phone: null, rollNo: 5, fatherName: null, courses: null },
    { _id: 'y', fullName: 'Y' },
  ];
  const network = new Network();
  network.respond('/franchise/users', { json: { success: true, users } });
  network.respond('/self-created-batches', { json: { success: true, batches: [{ _id: 'b' }] } });
  network.respond('/wallet', { json: { success: true, wallet: null } });
  network.respond('/my-txn', { json: { success: true, transactions: {} } });
  const { goto } = await renderRoute(path, { as: 'franchise', network });
  await searchBox.fill('undefined');
  await expect.element(page.getByText("Nothing matches 'undefined'.")).toBeVisible();
  await searchBox.fill('y');
  await expect.poll(rowNames).toEqual(['Y']);
  await searchBox.fill('');
  await row('-')
    .getByRole('button', { name: /^View details/ })
    .click();
  await expectTexts(dialog().getByRole('definition').nth(3), '5');
  await goto('/franchise/batches');
  await searchBox.fill('a');
  await expect.element(page.getByText("Nothing matches 'a'.")).toBeVisible();
  await goto('/franchise/wallet');
  await expect.element(page.getByText('The list could not be loaded.')).toBeVisible();
  await goto('/franchise/dashboard');
  await expectTexts(page.css('[data-state] p'), '-');
  expect(new Set(consoleErrors.splice(0))).toEqual(
    new Set(
      ['listStudents', 'listTransactions', 'listBatches'].map((call) => expect.stringContaining(`${call} does not match the contract`)),
    ),
  );
});

test('a name in Devanagari is rendered in the font of the page [F-20]', async () => {
  // As new style sheets, whose fonts no earlier page has loaded.
  for (const style of document.querySelectorAll('style')) {
    if (style.textContent.includes('@font-face')) style.replaceWith(style.cloneNode(true));
  }
  const devanagariFonts = () =>
    [...document.fonts].filter(({ unicodeRange }) => /^U\+0?900/.test(unicodeRange)).map(({ status }) => status);
  expect(devanagariFonts()).toEqual(['unloaded']);
  await open(`${path}?size=25`);
  await expect.poll(devanagariFonts).toEqual(['loaded']);
});
