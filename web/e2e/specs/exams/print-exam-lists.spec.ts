import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { openExamStudents } from '../../support/pages/exam-students.ts';
import { toPdf } from '../../support/print-frame.ts';
import { expect, test } from '../../support/test.ts';

const printButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const area = (page: Page) => page.locator('[data-print-area]');

/** Records prints instead of opening the browser's dialog. */
async function watchPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { prints: Number(Reflect.get(window, 'prints') ?? 0) + 1 });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'prints') ?? 0));
}

test('the attendance list has a seat and room to sign for each student, in the order of the exam or of the roll numbers', async ({
  page,
  network,
}) => {
  const prints = await watchPrints(page);
  await openExamStudents(page, network, 60);
  await printButton(page, 'Print attendance list').click();
  const dialog = page.getByRole('dialog', { name: 'Print attendance list' });
  await expect(dialog.getByRole('button', { name: 'Print list' })).toBeFocused();
  await expectNoViolations(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Print list' }).click();
  expect(await prints()).toBe(1);
  await expect(area(page)).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(area(page).getByRole('heading')).toHaveText('Final');
  const facts = ['Course on Computer Concepts', 'Morning', '20-12-2026', '10:30 AM', '-', '60'];
  await expect(area(page).getByRole('definition')).toHaveText(facts);
  await expect(area(page).getByRole('columnheader')).toHaveText(['Seat No', 'Roll No', 'Name', 'Father Name', 'Signature']);
  const row = (number: number) => area(page).getByRole('row').nth(number).locator('th, td');
  await expect(row(1)).toHaveText(['1', 'GVI/60', 'Student 1', 'Father 1', '']);
  expect((await toPdf(page)).pageCount).toBe(3);

  await page.emulateMedia({ media: 'screen' });
  await dialog.getByLabel('Order of the seats').selectOption('By roll no');
  await page.emulateMedia({ media: 'print' });
  await expect(row(1)).toHaveText(['1', 'GVI/1', 'Student 60', 'Father 60', '']);
  await expect(row(60)).toHaveText(['60', 'GVI/60', 'Student 1', 'Father 1', '']);
});

test('ten ID cards are on a sheet, with the photos of the student list', async ({ page, network, context }) => {
  const prints = await watchPrints(page);
  const photo = readFileSync(new URL('../../../public/icon.svg', import.meta.url));
  let hasAnswered = false;
  await context.route('https://photos.example.org/*', async (route) => {
    await expect(page.getByRole('button', { name: 'Print cards' })).toHaveAttribute('aria-busy', 'true');
    hasAnswered = true;
    await route.fulfill({ contentType: 'image/svg+xml', body: photo });
  });
  const users = [{ _id: 's-2', fullName: 'Student 2', avatar: { url: 'https://photos.example.org/2.svg' } }];
  const held = network.hold('/franchise/users');
  await openExamStudents(page, network, 21);
  await printButton(page, 'Print ID cards').click();
  const print = page.getByRole('dialog', { name: 'Print ID cards' }).getByRole('button', { name: 'Print cards' });
  await expect(print).toHaveAttribute('aria-busy', 'true');
  expect(held.calls[0]?.search).toBe('?courseId=c-ccc');
  held.respond({ json: { success: true, users } });
  await expect(print).not.toHaveAttribute('aria-busy', 'true');
  await print.click();
  await expect.poll(prints).toBe(1);
  expect(hasAnswered).toBe(true);

  await page.emulateMedia({ media: 'print' });
  const card = (name: string) =>
    area(page)
      .getByRole('article')
      .filter({ has: page.getByText(name, { exact: true }) });
  await expect(card('Student 2').locator('img')).toHaveJSProperty('complete', true);
  await expect(card('Student 3').locator('img')).toHaveCount(0);
  await expect(card('Student 2').getByRole('definition')).toHaveText(['Student 2', 'GVI/20', 'Course on Computer Concepts']);
  await expect(card('Student 2').getByRole('heading')).toHaveText('Gyan Vikas Institute');
  expect((await toPdf(page)).pageCount).toBe(3);
});
