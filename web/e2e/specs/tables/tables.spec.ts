import { openAsOperator, row, rowNames, rowRange, searchBox, sidebarLink } from '../../support/pages/franchise.ts';
import { expectLoaded } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';
import { timeToPaint } from '../../support/time-to-paint.ts';

const path = '/franchise/student-management';

test('a table has 5, 10 or 25 rows per page, and its state is in the URL [R-428, F-15]', async ({ page }) => {
  await openAsOperator(page, path);
  const sizes = page.getByRole('main').getByLabel('Rows per page');
  await expect(sizes.locator('option')).toHaveText(['5', '10', '25']);
  await expect(sizes).toHaveValue('5');
  expect(await rowNames(page)).toHaveLength(5);
  const next = page.getByRole('button', { name: 'Next page' });
  await next.click();
  await expect(rowRange(page)).toHaveText('6–10 of 40');
  await expect(page).toHaveURL(`${path}?page=2`);
  await expect(next).toBeFocused();
  await sizes.selectOption('25');
  await expect(rowRange(page)).toHaveText('1–25 of 40');
  await expect(page).toHaveURL(`${path}?size=25`);
  await next.click();
  await expect(rowRange(page)).toHaveText('26–40 of 40');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.click({ force: true });
  await page.reload();
  await expect(rowRange(page)).toHaveText('26–40 of 40');
  await page.goBack();
  await expect(rowRange(page)).toHaveText('1–25 of 40');
  await page.goBack();
  await expect(rowRange(page)).toHaveText('6–10 of 40');
  await page.goBack();
  await expect(rowRange(page)).toHaveText('1–5 of 40');
  await page.goForward();
  await expect(rowRange(page)).toHaveText('6–10 of 40');
});

test('a search starts at the first page, keeps the focus, is in the URL and is restored by Back [R-315, R-429, F-27]', async ({ page }) => {
  await openAsOperator(page, `${path}?page=3`);
  await searchBox(page).pressSequentially('kumar', { delay: 20 });
  await expect(rowRange(page)).toHaveText(/^1–/);
  await expect(searchBox(page)).toBeFocused();
  await expect(page).toHaveURL(`${path}?q=kumar`);
  for (const name of await rowNames(page)) expect(name.toLowerCase()).toContain('kumar');
  await row(page, (await rowNames(page))[0] ?? '')
    .getByRole('button', { name: /^View details/ })
    .click();
  await page.keyboard.press('Escape');
  await sidebarLink(page, 'Dashboard').click();
  await expect(page).toHaveURL('/franchise/dashboard');
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('kumar');
  await searchBox(page).fill('');
  await expect(page).toHaveURL(path);
  await expect(rowRange(page)).toHaveText('1–5 of 40');
});

test('an invalid URL shows the first page, and a page past the end the last one [F-15, F-36]', async ({ page }) => {
  await openAsOperator(page, `${path}?page=-1&size=7&q=`);
  await expect(rowRange(page)).toHaveText('1–5 of 40');
  await openAsOperator(page, `${path}?page=999&size=25`);
  await expect(rowRange(page)).toHaveText('26–40 of 40');
});

test('on a phone each row is a labelled card, and still a table for assistive technology [R-315]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsOperator(page, path);
  const card = row(page, 'Yash Agrawal');
  await expect(card.getByRole('cell')).toHaveCount(7);
  const cell = card.getByRole('cell').first();
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Father Name"');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 740 });
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('none');
});

test('a search does not undo a change of the page or a navigation right after typing [F-27]', async ({ page }) => {
  await openAsOperator(page, path);
  await searchBox(page).fill('a');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${path}?q=a&page=2`);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${path}?q=a&page=3`);
  await expect(rowRange(page)).toHaveText(/^11–15 of/);
  await searchBox(page).fill('kumar');
  await sidebarLink(page, 'Manage Wallet').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transaction List' })).toBeFocused();
  await expect(page).toHaveURL('/franchise/wallet');
});

test('no table is wider than its container, at any width [F-20]', async ({ page }) => {
  await openAsOperator(page, '/franchise/batches');
  for (const list of [path, '/franchise/out-marksheet', '/franchise/exams']) {
    await page.goto(list);
    await expectLoaded(page);
    for (let width = 320; width <= 1320; width += 25) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => {
        const table = document.querySelector('table');
        const container = table?.parentElement;
        return [document.documentElement.scrollWidth - innerWidth, (table?.offsetWidth ?? 0) - (container?.clientWidth ?? 0)];
      });
      expect(Math.max(...overflow), `${list} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('rows with missing or unexpected fields render [F-24]', async ({ page, network }) => {
  const users = [
    { _id: 'x', phone: null, rollNo: 5, fatherName: null, courses: null },
    { _id: 'y', fullName: 'Y' },
  ];
  network.respond('/franchise/users', { json: { success: true, users } });
  network.respond('/self-created-batches', { json: { success: true, batches: [{ _id: 'b' }] } });
  network.respond('/wallet', { json: { success: true, wallet: null } });
  network.respond('/my-txn', { json: { success: true, transactions: {} } });
  await openAsOperator(page, path);
  await searchBox(page).fill('undefined');
  await expect(page.getByText("Nothing matches 'undefined'.")).toBeVisible();
  await searchBox(page).fill('y');
  await expect.poll(() => rowNames(page)).toEqual(['Y']);
  await searchBox(page).fill('');
  await row(page, '-')
    .getByRole('button', { name: /^View details/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('definition').nth(3)).toHaveText('5');
  await page.goto('/franchise/batches');
  await expectLoaded(page);
  await searchBox(page).fill('a');
  await expect(page.getByText("Nothing matches 'a'.")).toBeVisible();
  await page.goto('/franchise/wallet');
  await expect(page.getByText('The list could not be loaded.')).toBeVisible();
  await page.goto('/franchise/dashboard');
  await expect(page.locator('[data-state] p')).toHaveText('-');
});

test('a name in Devanagari is rendered in the font of the page [F-20]', async ({ page }) => {
  await openAsOperator(page, `${path}?size=25`);
  const devanagariFontStatuses = () =>
    page.evaluate(() => [...document.fonts].filter(({ unicodeRange }) => /^U\+0?900/.test(unicodeRange)).map(({ status }) => status));
  await expect.poll(devanagariFontStatuses).toEqual(['loaded']);
});

test('100,000 students render within a second of their data, a keystroke within 50 ms and its results soon after [F-19]', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('tbody tr')) return;
        observer.disconnect();
        requestAnimationFrame(() => Object.assign(window, { renderedAt: performance.now() }));
      });
      observer.observe(document, { childList: true, subtree: true });
    });
  });
  await openAsOperator(page, path, 'huge');
  await expect(rowRange(page)).toHaveText('1–5 of 100040', { timeout: 30_000 });
  const renderTime = await page.evaluate(() => {
    const entry = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/v1/franchise/users'));
    return entry instanceof PerformanceResourceTiming ? Reflect.get(window, 'renderedAt') - entry.responseEnd : undefined;
  });
  expect(renderTime).toBeLessThan(1000);
  await searchBox(page).focus();
  const times: { letter: number; rows: number }[] = [];
  // Each key changes the rows, so there is something to paint.
  for (const key of [...'12345', ...Array(5).fill('Backspace')]) times.push(await timeToPaint(page, key));
  expect(median(times.map(({ letter }) => letter))).toBeLessThan(50);
  // Other tests run in parallel; `pnpm bench` measures alone.
  expect(median(times.map(({ rows }) => rows))).toBeLessThan(150);
});

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
