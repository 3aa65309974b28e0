import type { Page } from '@playwright/test';
import type { Network } from '../../support/network.ts';
import { openAsOperator } from '../../support/pages/franchise.ts';
import { expectLoaded } from '../../support/pages/page.ts';
import { openPrintedPage, toPdf, watchPrints } from '../../support/print-frame.ts';
import { expect, test } from '../../support/test.ts';

/** Opens the students of an exam with this many of them. */
async function openExam(page: Page, network: Network, count: number): Promise<void> {
  const students = Array.from({ length: count }, (_, index) => ({
    _id: `s-${index + 1}`,
    fullName: `Student ${index + 1}`,
    rollNo: `GVI/${index + 1}`,
  }));
  const exam = { _id: 'e-1', title: 'Final', course: { _id: 'c-ccc', title: 'CCC' }, date: '2026-12-20', time: '10:30', students };
  network.respond('/my-created-ht', { json: { success: true, hallTickets: [exam] } });
  await openAsOperator(page, '/franchise/exams');
  await page.getByRole('link', { name: 'View student list of Final' }).click();
  await expectLoaded(page);
}

const hallTicket = (name: string) =>
  `<!doctype html><html><head><title>Hall ticket</title></head><body style="margin:0;padding:16px">
  <main style="box-sizing:border-box;min-width:620px;max-width:794px;min-height:1060px;border:10px double">${name}</main></body></html>`;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Print hall tickets' });

test('40 hall tickets are fetched four at a time and printed on 40 sheets, with two presses', async ({ page, network }) => {
  const prints = await watchPrints(page);
  const held = network.hold('/my-ht/*');
  await openExam(page, network, 40);
  await page.getByRole('button', { name: 'Print hall tickets' }).click();
  for (let done = 0; done < 40; done += 4) {
    await expect.poll(() => held.calls.length).toBe(done + 4);
    await expect(dialog(page).getByText(`${done} of 40`)).toBeVisible();
    for (const call of held.calls.slice(done)) call.respond({ body: hallTicket(call.path), contentType: 'text/html' });
  }
  await expect(dialog(page).getByRole('status')).toHaveText('All 40 hall tickets are ready.');
  await expect(dialog(page).getByRole('button', { name: 'Print 40 hall tickets' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(prints).toBe(1);
  const printed = await openPrintedPage(page);
  expect((await toPdf(printed)).pageCount).toBe(40);
  expect(await printed.getByRole('main').allTextContents()).toEqual(
    Array.from({ length: 40 }, (_, index) => `/my-ht/c-ccc/s-${index + 1}`),
  );
});
