import { expectNoViolations } from '../../support/axe.ts';
import { hallTicketPath, hallTicketsDialog, openExamStudents, openHallTickets } from '../../support/pages/exam-students.ts';
import { openPrintedPage, toPdf, watchPrints } from '../../support/print-frame.ts';
import { storedSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { expectNoToasts } from '../../support/toasts.ts';

const html = (body: string) => ({ body: `<!doctype html><html><body style="margin:0">${body}</body></html>`, contentType: 'text/html' });
/** As high as those of the mocks: a little more than an A4 sheet with margins. */
const hallTicket = (name: string) => html(`<main style="min-width:620px;min-height:1090px;border:1px solid">${name}</main>`);
const notFound = { status: 404, json: { success: false, message: 'No hall ticket yet.' } };

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

test("a hall ticket that fails is listed with the server's words, and can be fetched again", async ({ page, network }) => {
  const prints = await watchPrints(page);
  network.respond(hallTicketPath('*'), hallTicket('Ticket'));
  network.respond(hallTicketPath(2), notFound, { times: 1 });
  network.respond(hallTicketPath(3), html('<p> </p>'), { times: 1 });
  await openExamStudents(page, network, 3);
  await openHallTickets(page);
  const dialog = hallTicketsDialog(page);
  await expect(dialog.getByRole('status')).toHaveText('1 of 3 hall tickets is ready.');
  await expect(dialog.getByRole('list', { name: 'Not ready' }).getByRole('listitem')).toHaveText([
    'Student 2, GVI/2No hall ticket yet.',
    'Student 3, GVI/1The document is empty.',
  ]);
  await expectNoToasts(page);
  await expectNoViolations(page, 'dialog');
  await dialog.getByRole('button', { name: 'Print 1 hall ticket', exact: true }).click();
  await expect.poll(prints).toBe(1);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await dialog.getByRole('button', { name: 'Print 3 hall tickets' }).click();
  await expect.poll(prints).toBe(2);
  expect(network.calls(hallTicketPath('*')).map(({ path }) => path)).toEqual([1, 2, 3, 2, 3].map((number) => hallTicketPath(number)));
  expect((await toPdf(await openPrintedPage(page))).pageCount).toBe(3);
});

test('the hall tickets of selected students are printed alone', async ({ page, network }) => {
  network.respond(hallTicketPath('*'), hallTicket('Ticket'));
  await openExamStudents(page, network, 5);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const name of ['Student 2', 'Student 4']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Print selected hall tickets' }).click();
  await expect(hallTicketsDialog(page).getByRole('button', { name: 'Print 2 hall tickets' })).toBeEnabled();
  expect(network.calls(hallTicketPath('*')).map(({ path }) => path)).toEqual([hallTicketPath(2), hallTicketPath(4)]);
});

test('Cancel stops the calls, and the focus returns to the button', async ({ page, network }) => {
  const held = network.hold(hallTicketPath('*'));
  await openExamStudents(page, network, 9);
  await openHallTickets(page);
  await expect.poll(() => held.counts()).toEqual({ calls: 4, aborted: 0 });
  await hallTicketsDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => held.counts()).toEqual({ calls: 4, aborted: 4 });
  await expect(page.getByRole('main').getByRole('button', { name: 'Print hall tickets' })).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a logout in the middle stops the calls and prints nothing', async ({ page, network, context }) => {
  const prints = await watchPrints(page);
  await openExamStudents(page, network, 9);
  const held = network.hold(hallTicketPath('*'));
  network.respond(hallTicketPath(1), hallTicket('Ticket 1'));
  await openHallTickets(page);
  await expect(page.locator('iframe')).toBeAttached();
  const otherTab = await context.newPage();
  await otherTab.goto('/icon.svg');
  await otherTab.evaluate(() => localStorage.removeItem('institute.session'));
  await expect(page.getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  held.respond(hallTicket('Late'));
  await expect.poll(() => held.counts()).toEqual({ calls: 4, aborted: 4 });
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await prints()).toBe(0);
});

test('a 401 stops the others, which are fetched after the next sign-in', async ({ page, network }) => {
  network.respond(hallTicketPath('*'), hallTicket('Ticket'));
  const held = network.hold(hallTicketPath('*'));
  await openExamStudents(page, network, 9);
  await openHallTickets(page);
  await expect.poll(() => held.calls.length).toBe(4);
  held.calls[0]?.respond({ status: 401, json: { success: false, message: 'Please sign in again.' } });
  const signIn = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(signIn).toBeVisible();
  expect(held.counts()).toEqual({ calls: 4, aborted: 3 });
  held.release();
  await signIn.getByLabel('Password', { exact: true }).fill('franchise123');
  await page.keyboard.press('Enter');
  await expect(signIn).toBeHidden();
  await hallTicketsDialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(hallTicketsDialog(page).getByRole('button', { name: 'Print 9 hall tickets' })).toBeEnabled();
  expect(await storedSession(page)).not.toBeNull();
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
