import type { Browser, Page } from '@playwright/test';
import { watchTasks } from '../../.ci/lib/long-tasks.mjs';
import { expect } from './app.ts';
import { students, test } from './huge-list.ts';
import { openAsOperator, position, searchBox } from './operator.ts';

const letters = '12345';

test('100,000 students open, are searched, turned and read again without a task over 50 ms beyond parsing them (F-19)', async ({
  browser,
  page,
}) => {
  test.slow();
  const steps = await visit(browser, page);
  const parsing = Math.max(...Object.values(steps).map((step) => step.parsing));
  // Where the processor is slow, so are 50 ms of it. What this looks for takes as long as parsing does.
  const limit = Math.max(50, parsing / 2);
  for (const [name, { task }] of Object.entries(steps)) {
    test.info().annotations.push({ type: name, description: `${Math.round(task)} of ${Math.round(limit)} ms` });
    expect.soft(task, name).toBeLessThan(limit);
  }
  expect(Object.keys(steps)).toHaveLength(6);
  expect(parsing, 'a list that is parsed').toBeGreaterThan(0);
});

/** What holds the page in each step of a visit. */
async function visit(browser: Browser, page: Page) {
  const link = (name: string) => page.getByRole('navigation', { name: 'Franchise' }).getByRole('link', { name });
  const stands = (text: string | RegExp) => expect(position(page)).toHaveText(text, { timeout: 30_000 });
  const { step, end } = await watchTasks(browser, page);
  await openAsOperator(page, '/franchise/dashboard');
  await step('open', async () => {
    await link('Student Management').click();
    await stands(`1–5 of ${students}`);
  });
  await step('type', async () => {
    await searchBox(page).pressSequentially(letters);
    await stands(/^1–\d of \d$/);
  });
  await step('delete', async () => {
    for (const _ of letters) await searchBox(page).press('Backspace');
    await stands(`1–5 of ${students}`);
  });
  await step('turn', async () => {
    await page.getByRole('button', { name: 'Next page' }).click();
    await stands(`6–10 of ${students}`);
  });
  await step('turn to the last', async () => {
    await page.evaluate(() => history.pushState(null, '', '?page=4002&size=25'));
    await stands(`100026–100040 of ${students}`);
  });
  await link('Dashboard').click();
  await expect(page).toHaveURL('/franchise/dashboard');
  await page.evaluate(() => {
    // Older than the 30 seconds for which an answer is fresh.
    const { now } = Date;
    Date.now = () => now() + 60_000;
  });
  await step('read again', async () => {
    const answer = page.waitForResponse((response) => response.url().endsWith('/v1/franchise/users'), { timeout: 30_000 });
    await link('Student Management').click();
    await (await answer).finished();
    await stands(`1–5 of ${students}`);
  });
  return end();
}
