import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { hallTicketPath, hallTicketsDialog, openExamStudents, openHallTickets } from '../../support/exam-students.ts';
import { openPrintedPage, toPdf, watchPrints } from '../../support/print-frame.ts';
import { expect, test } from '../../support/test.ts';

const printButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const area = (page: Page) => page.locator('[data-print-area]');

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

const html = (body: string) => ({ body: `<!doctype html><html><body style="margin:0">${body}</body></html>`, contentType: 'text/html' });
/** As high as the hall tickets of the mocks: a little more than an A4 sheet with margins. */
const hallTicket = (name: string) => html(`<main style="min-width:620px;min-height:1090px;border:1px solid">${name}</main>`);

test('40 hall tickets are fetched four at a time and printed on 40 sheets, with two presses', async ({ page, network }) => {
  const prints = await watchPrints(page);
  const held = network.hold(hallTicketPath('*'));
  await openExamStudents(page, network, 40);
  await openHallTickets(page);
  for (let done = 0; done < 40; done += 4) {
    await expect.poll(() => held.calls.length).toBe(done + 4);
    await expect(hallTicketsDialog(page).getByText(`${done} of 40`)).toBeVisible();
    for (const call of held.calls.slice(done)) call.respond(hallTicket(call.path));
  }
  await expect(hallTicketsDialog(page).getByRole('status')).toHaveText('All 40 hall tickets are ready.');
  await expect(hallTicketsDialog(page).getByRole('button', { name: 'Print 40 hall tickets' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(prints).toBe(1);
  const printed = await openPrintedPage(page);
  expect((await toPdf(printed)).pageCount).toBe(40);
  const paths = Array.from({ length: 40 }, (_, index) => hallTicketPath(index + 1));
  expect(await printed.getByRole('main').allTextContents()).toEqual(paths);
});

test('a document keeps the orientation of its page, fits on a sheet, and adds no blank one', async ({ page, network }) => {
  const pages = [
    ['<style>@page { size: A4 landscape; margin: 0 }</style><main style="width:297mm;height:209mm">Wide</main>', 1],
    ['<main style="height:297mm">A whole sheet</main>', 1],
    ['<main style="width:1400px;height:300px">Too wide</main>', 1],
    ['<main style="break-after:page">Break at the end</main>', 1],
    ['<style>@media screen { p { height: 90cm } } @media print { main { height: 9cm } }</style><main>Print styles</main><p>Note</p>', 1],
    ['<style>:root { --h: 20cm } main { height: var(--h) }</style><main>Variables</main>', 1],
    ['<style>section { height: 295mm; break-after: page }</style><section>Front</section><section>Back</section>', 2],
    ['<style>p { height: 15cm; break-before: page }</style><p>One</p><p>Two</p><p>Three</p>', 3],
    ['<main style="height:1500mm">Endless</main>', 6],
  ] as const;
  for (const [index, [body]] of pages.entries()) network.respond(hallTicketPath(index + 1), html(body));
  await openExamStudents(page, network, pages.length);
  await openHallTickets(page);
  await expect(hallTicketsDialog(page).getByRole('button', { name: `Print ${pages.length} hall tickets` })).toBeEnabled();
  const printed = await openPrintedPage(page);
  const main = (text: string) => printed.getByRole('main').filter({ hasText: text });
  await expect(main('Print styles')).toHaveCSS('height', /^340/);
  await expect(main('Variables')).toHaveCSS('height', /^755/);
  for (const [index, [body, count]] of pages.entries()) {
    await printed.evaluate((shown) => {
      for (const [number, sheet] of [...document.querySelectorAll<HTMLElement>('.sheet')].entries())
        sheet.style.display = number === shown ? '' : 'none';
    }, index);
    expect((await toPdf(printed)).pageCount, body).toBe(count);
  }
});
