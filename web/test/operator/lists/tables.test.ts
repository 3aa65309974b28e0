import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Network } from '../../support/network.ts';
import {
  dialog,
  expectCount,
  expectTexts,
  field,
  focus,
  heading,
  link,
  main,
  press,
  row,
  rowNames,
  rowRange,
  searchBox,
  sidebarLink,
  texts,
} from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

const path = '/franchise/student-management';
const open = (path: string) => renderRoute(path, { as: 'operator' });
const height = (element: Element) => element.getBoundingClientRect().height;
const nextPage = page.getByRole('button', { name: 'Next page' });

test('a table has 5, 10 or 25 rows per page, and its state is in the URL, of which nonsense is ignored and a page past the end is the last one [R-428, F-15, F-36]', async () => {
  const { url, back, forward, reload, goto } = await open(path);
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
  await goto(`${path}?page=-1&size=7&q=&sort=price&status=sold`);
  await expectTexts(rowRange, '1–25 of 40');
  await goto(`${path}?page=999&size=25`);
  await expectTexts(rowRange, '26–40 of 40');
});

test('25 rows are offered until the user selects a number, which the other lists then have too, and a page of a link keeps its 5', async () => {
  const { url, goto } = await open(path);
  const more = page.getByRole('button', { name: 'Show 25 rows' });
  await press(more, '{Enter}');
  await expect.poll(url).toBe(`${path}?size=25`);
  await expect.element(field('Rows per page')).toHaveFocus();
  await field('Rows per page').selectOptions('10');
  await goto('/franchise/wallet');
  await expect.element(field('Rows per page')).toHaveValue('10');
  await expect.element(more).not.toBeInTheDocument();
  await nextPage.click();
  await expect.poll(url).toBe('/franchise/wallet?page=2&size=10');
  await goto(`${path}?page=2`);
  await expectTexts(rowRange, '6–10 of 40');
});

test('a search starts at the first page, keeps the focus, is in the URL and is restored by Back [R-315, R-429, F-27]', async () => {
  const { url, back, goto } = await open(`${path}?page=3`);
  await press(searchBox, 'k{Backspace}');
  await expect.poll(url, { message: 'also if it is cleared at once' }).toBe(path);
  await goto(`${path}?page=3`);
  await focus(searchBox);
  await userEvent.keyboard('kumar');
  await expect.poll(() => texts(rowRange)).toEqual([expect.stringMatching(/^1–/)]);
  await expect.element(searchBox).toHaveFocus();
  await expect.poll(url).toBe(`${path}?q=kumar`);
  await expect.poll(() => rowNames().filter((name) => !/kumar|कुमार/i.test(name))).toEqual([]);
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

test('on a phone and at 768 px each row is a card with labels, and always a table for assistive technology [R-315]', async () => {
  await page.viewport(360, 740);
  await open(path);
  const cells = row('Yash Agrawal').getByRole('cell');
  const shown = ['Sushil Agrawal', 'yash@example.com', '0000017688', 'GVI/50/2026', 'November-06-2026 at 9:21 PM', 'Active'];
  await expect.poll(() => texts(cells).slice(0, -1)).toEqual(shown);
  // The card has at most five lines.
  expect(height(row('Yash Agrawal').element())).toBeLessThan(140);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  const label = () => getComputedStyle(page.css('td[data-header="Father Name"]').first().element(), '::before').content;
  expect(label()).toBe('"Father Name"');
  await page.viewport(768, 740);
  expect(label()).toBe('"Father Name"');
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
      // The style changes the width at once; `page.viewport` does not.
      frame.setAttribute('style', `${style}; width: ${width}px`);
      const { scrollWidth } = document.documentElement;
      expect(innerWidth).toBe(width);
      const { clientWidth = 0 } = table.parentElement ?? {};
      const overflow = Math.max(scrollWidth - width, table.getBoundingClientRect().width - clientWidth);
      expect(Math.floor(overflow), `${list} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('a name in Devanagari is rendered in the font of the page [F-20]', async () => {
  // New style sheets, whose fonts no earlier page has loaded.
  for (const style of document.querySelectorAll('style')) {
    if (style.textContent.includes('@font-face')) style.replaceWith(style.cloneNode(true));
  }
  const devanagariFonts = () =>
    [...document.fonts].filter(({ unicodeRange }) => /^U\+0?900/.test(unicodeRange)).map(({ status }) => status);
  expect(devanagariFonts()).toEqual(['unloaded']);
  await open(`${path}?size=25`);
  await expect.poll(devanagariFonts).toEqual(['loaded']);
});

const lists = [
  ['R-336', 'student-management', 'There is no student register yet', 'Create a batch first', 'create-batch'],
  ['R-371', 'batches', 'There is no batch added yet', 'Create your first batch', 'create-batch'],
  ['R-381', 'exams', 'There is no exam created yet', 'Create your first exam', 'create-exam'],
  ['R-359', 'results', 'There is no result added yet', 'Create your first result', 'create-result'],
  ['R-398', 'out-marksheet', 'There is no marksheet created yet for any student', 'Create your first marksheet', 'create-marksheet'],
  ['R-421', 'wallet', 'There is no transaction yet', 'Recharge your wallet', 'recharge-wallet'],
] as const;

/** The width of an illustration is 0 until its file has loaded. */
const illustrationWidth = () => document.querySelector<SVGUseElement>('main use')?.getBBox().width;

test.each(lists)('an empty list says so, with an illustration and the next step [%s]', async (_number, path, text, action, next) => {
  await renderRoute(`/franchise/${path}`, { as: 'operator', scenario: 'new-franchise' });
  await expect.element(main.getByText(text)).toBeVisible();
  await expect.element(link(action)).toHaveAttribute('href', `/franchise/${next}`);
  await expect.poll(illustrationWidth, { message: path }).toBeGreaterThan(100);
});

test('pages without access and unknown pages have an illustration', async () => {
  for (const path of ['/no-such-page', '/franchise/batches', '/view-marksheet/certificate']) {
    await renderRoute(path);
    await expect.poll(illustrationWidth, { message: path }).toBeGreaterThan(60);
  }
});

test('the only yellow button of a list creates a record, at the right of the title; the tools are left of it below', async () => {
  for (const [, list, , , next] of lists.slice(1)) {
    await open(`/franchise/${list}`);
    const main = document.querySelector('main');
    const create = main?.querySelector(`a[href="/franchise/${next}"]`);
    if (!main || !create) throw new Error(`No main action: ${list}`);
    const colour = getComputedStyle(create).backgroundColor;
    const buttons = [...main.querySelectorAll('a, button')].filter((element) => getComputedStyle(element).backgroundColor === colour);
    expect(buttons, list).toEqual([create]);
    const { right, bottom } = create.getBoundingClientRect();
    for (const tool of page.getByRole('group', { name: 'List actions' }).css('button, a').elements()) {
      const box = tool.getBoundingClientRect();
      expect([box.top > bottom, box.right <= right], `${list}: ${tool.textContent}`).toEqual([true, true]);
    }
  }
});

test('the only yellow button of a form sends it', async () => {
  for (const [path, label] of [
    ['create-batch', 'Create Batch'],
    ['recharge-wallet', 'Send Request'],
    ['document-update', 'Update Documents'],
  ] as const) {
    await open(`/franchise/${path}`);
    const submit = main.getByRole('button', { name: label }).element();
    const colour = getComputedStyle(submit).backgroundColor;
    const buttons = main.css('a, button').elements();
    expect(buttons.filter((element) => getComputedStyle(element).backgroundColor === colour)).toEqual([submit]);
    expect(colour, path).toBe('rgb(251, 182, 50)');
  }
});

test('at 1280 px every row is as high as a button', async () => {
  for (const [, list] of lists) {
    await open(`/franchise/${list}?size=25`);
    const heights = page.css('tbody tr').elements().map(height);
    expect(heights.length, list).toBeGreaterThan(5);
    expect(Math.max(...heights), list).toBeLessThanOrEqual(52);
    expect(document.documentElement.scrollWidth, list).toBeLessThanOrEqual(1280);
  }
});

test('long values neither break nor widen a row, and their title has all of them', async () => {
  const email = 'rohit.kumar.singh.1992@students.a-long-domain.example.com';
  const fullName = 'Rohit Kumar Singh Chandravanshi of Muzaffarpur';
  const users = [{ _id: 'a', fullName, fatherName: fullName, email, phone: '+91 12358 31495', rollNo: 'GVI/100/2026', isActive: true }];
  const network = new Network();
  network.respond('/franchise/users', { json: { success: true, users } });
  await renderRoute('/franchise/student-management', { as: 'operator', network });
  const student = row(fullName);
  expect(height(student.element())).toBeLessThanOrEqual(52);
  await expectTexts(student.getByTitle(email), email);
  for (const name of ['+91 12358 31495', email]) expect(Math.round(height(student.getByText(name).element()) / 22.5), name).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
});

test('a tablet shows at least six students with all of their data at once, and values right of their labels', async () => {
  await page.viewport(768, 1024);
  await open(`${path}?size=25`);
  await expectCount(page.css('tbody tr'), 25);
  const inView = page
    .css('tbody tr')
    .elements()
    .filter((student) => student.getBoundingClientRect().bottom <= innerHeight);
  expect(inView.length).toBeGreaterThanOrEqual(6);
  await expectCount(row('Yash Agrawal').getByRole('cell'), 7);
  await open('/franchise/out-marksheet');
  const session = page.css('td[data-header=Session]').first().element();
  const range = document.createRange();
  range.selectNodeContents(session);
  expect(range.getBoundingClientRect().left - session.getBoundingClientRect().left).toBeGreaterThan(80);
});
