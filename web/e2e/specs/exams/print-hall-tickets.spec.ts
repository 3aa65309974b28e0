import { hallTicketPath, hallTicketsDialog, openExamStudents, openHallTickets } from '../../support/pages/exam-students.ts';
import { openPrintedPage, toPdf, watchPrints } from '../../support/print-frame.ts';
import { expect, test } from '../../support/test.ts';

const html = (body: string) => ({ body: `<!doctype html><html><body style="margin:0">${body}</body></html>`, contentType: 'text/html' });
/** As high as those of the mocks: a little more than an A4 sheet with margins. */
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
