import { watchTasks } from './long-tasks.mjs';

const letters = '12345';
const all = '100040';

/**
 * What holds the page of an operator who opens the list of 100,000 students, searches in it, turns its pages and comes back to it.
 * @param {import('../../web/e2e/support/playwright.ts').Browser} browser
 * @param {import('../../web/e2e/support/playwright.ts').Page} page
 * @param {() => Promise<unknown>} openDashboard Loads the page anew, signed in.
 */
export async function holdingsOfVisit(browser, page, openDashboard) {
  const link = (/** @type {string} */ name) => page.getByRole('navigation', { name: 'Franchise' }).getByRole('link', { name });
  const stands = (/** @type {string | RegExp} */ place) => page.getByText(place, { exact: true }).waitFor({ timeout: 30_000 });
  const box = page.getByRole('main').getByRole('searchbox');
  const { step, end } = await watchTasks(browser, page);
  await openDashboard();
  await link('Student Management').waitFor();
  await step('open', async () => {
    await link('Student Management').click();
    await stands(`1–5 of ${all}`);
  });
  await step('type', async () => {
    await box.pressSequentially(letters);
    await stands(/^1–\d of \d$/);
  });
  await step('delete', async () => {
    for (const _ of letters) await box.press('Backspace');
    await stands(`1–5 of ${all}`);
  });
  await step('turn', async () => {
    await page.getByRole('button', { name: 'Next page' }).click();
    await stands(`6–10 of ${all}`);
  });
  await step('turn to the last', async () => {
    await page.evaluate(() => history.pushState(null, '', '?page=4002&size=25'));
    await stands(`100026–${all} of ${all}`);
  });
  await link('Dashboard').click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.evaluate(() => {
    // Older than the 30 seconds for which an answer is fresh.
    const { now } = Date;
    Date.now = () => now() + 60_000;
  });
  await step('read again', async () => {
    const answer = page.waitForResponse((response) => response.url().endsWith('/v1/franchise/users'), { timeout: 30_000 });
    await link('Student Management').click();
    await (await answer).finished();
    await stands(`1–5 of ${all}`);
  });
  return end();
}
