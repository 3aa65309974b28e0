import type { Page } from '@playwright/test';
import { createStudents, toTable } from '../../test/data/student-table.ts';
import * as batch from '../support/batch-results.ts';
import { watchTasks } from '../support/long-tasks.mjs';
import { test } from '../support/mocks.ts';
import { field, openAsOperator, photo, waitForPaint } from '../support/pages.ts';
import { expect } from '../support/test.ts';

test('1,000 results are shown, typed in and sent without a task over 100 ms', async ({ browser, page, mocks, network }) => {
  test.slow();
  const students = batch.addStudents(mocks, 1000);
  await network.intercept(
    () => async (request, next) => {
      if (!request.url.endsWith('/create-result')) return next();
      await new Promise((resolve) => setTimeout(resolve, 10));
      return Response.json({ success: true, message: 'Result created successfully' });
    },
    undefined,
  );
  // Finding an element by its role takes long among a thousand rows.
  const input = (number: number) => page.locator(`[aria-label="Grade of Student ${number}"]`);
  const { step, end } = await watchTasks(browser, page);
  await openAsOperator(page, batch.path);
  await batch.fillDates(page);
  await step('show', async () => {
    await batch.chooseBatch(page);
    await input(1000).waitFor();
  });
  await batch.fillBlankRows(page, 'A');
  await step('type', () => input(500).pressSequentially('++'));
  await expect(page.locator('[data-action-bar] button')).toHaveText(`Send ${students.length} results`);
  await step('send', async () => {
    await page.locator('[data-action-bar] button').click();
    await page.locator('progress[value="1000"]').waitFor({ timeout: 90_000 });
  });
  const { steps, limit } = await end();
  expect(Object.keys(steps)).toEqual(['show', 'type', 'send']);
  for (const [name, { task }] of Object.entries(steps)) {
    test.info().annotations.push({ type: name, description: `${Math.round(task)} ms` });
    expect.soft(task, name).toBeLessThan(limit);
  }
});

test('1,000 students are read from a table, corrected and sent without a task over 100 ms', async ({ browser, page }) => {
  test.slow();
  const students = createStudents(1000);
  // Finding an element by its role takes long among a thousand rows.
  const cell = (label: string) => page.locator(`[aria-label="${label}"]`);
  const button = (text: string) => page.locator('button', { hasText: text });
  const { step, end } = await watchTasks(browser, page);
  await openAsOperator(page, '/franchise/import-students');
  // The layout of the text, and a second layout in its font, are work of the browser alone.
  await step('table', async () => {
    await setTable(page, students);
    await waitForPaint(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await waitForPaint(page);
  });
  await step('read', async () => {
    await button('Read table').click();
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1000, undefined, { polling: 200 });
  });
  await field(page, 'Course').selectOption('c-ccc');
  await addPhotos(page, students);
  await step('photos', () => page.locator('input[type=file]').dispatchEvent('change'));
  // The layout of the rows after a jump into their middle is work of the browser alone, too.
  await step('scroll', async () => {
    await cell('City of छात्र 500').scrollIntoViewIfNeeded();
    await waitForPaint(page);
  });
  await step('type', () => cell('City of छात्र 500').fill('Gaya'));
  await step('send', async () => {
    await button('Create 1000 students').click();
    await page.locator('section progress').waitFor();
    await expect.poll(() => page.locator('section progress').getAttribute('value').then(Number)).toBeGreaterThan(20);
  });
  const { steps, limit } = await end();
  expect(Object.keys(steps)).toEqual(['table', 'read', 'photos', 'scroll', 'type', 'send']);
  const { table, scroll, ...own } = steps;
  for (const [name, { task }] of Object.entries(own)) {
    test.info().annotations.push({ type: name, description: `${Math.round(task)} ms` });
    expect.soft(task, name).toBeLessThan(limit);
  }
});

/** Puts the table into the field. Typing or pasting it takes long. */
async function setTable(page: Page, students: Parameters<typeof toTable>[0]): Promise<void> {
  await field(page, 'Or paste a table').evaluate((input: HTMLTextAreaElement, text) => {
    input.value = text;
  }, toTable(students));
}

/** Puts photos into the field. Creating a thousand files takes long. */
async function addPhotos(page: Page, students: readonly { phone: string }[]): Promise<void> {
  await page.locator('input[type=file]').evaluate(
    (input: HTMLInputElement, { bytes, mimeType, phones }) => {
      const { items, files } = new DataTransfer();
      for (const phone of phones) items.add(new File([new Uint8Array(bytes)], `${phone}.png`, { type: mimeType }));
      input.files = files;
    },
    { bytes: [...photo.buffer], mimeType: photo.mimeType, phones: students.map(({ phone }) => phone) },
  );
}
