import { watchTasks } from './long-tasks.mjs';

const letters = '1234';
const total = '10040';

/**
 * Measures the longest tasks while an operator opens the list of 10,000 students, searches, changes pages, sorts and returns.
 * @param {import('../e2e/support/playwright.ts').Browser} browser
 * @param {import('../e2e/support/playwright.ts').Page} page
 * @param {() => Promise<unknown>} openDashboard Loads the page signed in.
 */
export async function measureListVisit(browser, page, openDashboard) {
  const link = (/** @type {string} */ name) => page.getByRole('navigation', { name: 'Franchise' }).getByRole('link', { name });
  const waitForText = (/** @type {string | RegExp} */ text) => page.getByText(text, { exact: true }).waitFor({ timeout: 30_000 });
  const searchbox = page.getByRole('main').getByRole('searchbox');
  const { step, end } = await watchTasks(browser, page);
  await openDashboard();
  await link('Student Management').waitFor();
  await step('open', async () => {
    await link('Student Management').click();
    await waitForText(`1–5 of ${total}`);
  });
  await step('type', async () => {
    await searchbox.pressSequentially(letters);
    await waitForText(/^1–\d of \d+$/);
  });
  await step('delete', async () => {
    for (const _ of letters) await searchbox.press('Backspace');
    await waitForText(`1–5 of ${total}`);
  });
  await step('next page', async () => {
    await page.getByRole('button', { name: 'Next page' }).click();
    await waitForText(`6–10 of ${total}`);
  });
  await step('last page', async () => {
    await page.evaluate(() => history.pushState(null, '', '?page=402&size=25'));
    await waitForText(`10026–${total} of ${total}`);
  });
  await step('sort', async () => {
    await page.getByRole('columnheader', { name: 'Student Name' }).getByRole('button').click();
    await page.locator('main [aria-busy=true]').waitFor({ state: 'detached', timeout: 30_000 });
    await page.locator('[aria-sort=ascending]').waitFor();
  });
  await link('Dashboard').click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.evaluate(() => {
    // Makes the list stale: it is fresh for 30 seconds.
    const { now } = Date;
    Date.now = () => now() + 60_000;
  });
  await step('refetch', async () => {
    const response = page.waitForResponse((response) => response.url().endsWith('/v1/franchise/users'), { timeout: 30_000 });
    await link('Student Management').click();
    await (await response).finished();
    await waitForText(`1–5 of ${total}`);
  });
  return end();
}
