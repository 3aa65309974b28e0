import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '../support/axe.ts';
import { type Answer, Network, rejected } from '../support/network.ts';
import { button, dialog, expectNoToasts, expectTexts, heading } from '../support/page.ts';
import { hallTicketPath, hallTicketsDialog, openExamStudents, openHallTickets } from './exam-students.ts';

const html = (body: string): Answer => ({
  body: `<!doctype html><html><body style="margin:0">${body}</body></html>`,
  contentType: 'text/html',
});
const hallTicket = (name: string) => html(`<main>${name}</main>`);

/** A network whose hall tickets name their student. */
function networkWithTickets(count: number): Network {
  const network = new Network();
  for (let number = 1; number <= count; number += 1) network.respond(hallTicketPath(number), hallTicket(`Ticket ${number}`));
  return network;
}

const status = hallTicketsDialog.getByRole('status').filter({ hasText: 'hall ticket' });
const frame = () => document.querySelector<HTMLIFrameElement>('iframe[src="/document-frame.html"]');
const fetchedPaths = (network: Network) => network.calls(hallTicketPath('*')).map(({ path }) => path);

/** Records prints of the frame instead of opening the browser's dialog. */
function watchPrints() {
  const { contentWindow } = frame() ?? {};
  if (!contentWindow) throw new Error('There is no print frame.');
  return vi.spyOn(contentWindow, 'print').mockImplementation(() => {});
}

/** The texts of the sheets in the frame. Each document is in a shadow root. */
function printed(): (string | null | undefined)[] {
  const sheets = frame()?.contentDocument?.querySelectorAll('.sheet') ?? [];
  return Array.from(sheets, (sheet) => sheet.firstElementChild?.firstElementChild?.shadowRoot?.textContent);
}

test("a hall ticket that fails is listed with the server's words, and can be fetched again", async () => {
  const network = networkWithTickets(3);
  network.respond(hallTicketPath(2), rejected(404, 'No hall ticket yet.'), { times: 1 });
  network.respond(hallTicketPath(3), html('<p> </p>'), { times: 1 });
  await openExamStudents(3, network);
  await openHallTickets();
  await expectTexts(status, '1 of 3 hall tickets is ready.');
  await expectTexts(
    hallTicketsDialog.getByRole('list', { name: 'Not ready' }).getByRole('listitem'),
    'Student 2, GVI/2No hall ticket yet.',
    'Student 3, GVI/1The document is empty.',
  );
  await expectNoToasts();
  await expectNoViolations('[role=dialog]', 'with problems');
  const prints = watchPrints();
  await hallTicketsDialog.getByRole('button', { name: 'Print 1 hall ticket', exact: true }).click();
  await expect.poll(() => prints.mock.calls.length).toBe(1);
  expect(printed()).toEqual(['Ticket 1']);
  await hallTicketsDialog.getByRole('button', { name: 'Retry' }).click();
  await hallTicketsDialog.getByRole('button', { name: 'Print 3 hall tickets' }).click();
  await expect.poll(() => prints.mock.calls.length).toBe(2);
  expect(fetchedPaths(network)).toEqual([1, 2, 3, 2, 3].map(hallTicketPath));
  expect(printed(), 'a sheet for each').toEqual(['Ticket 1', 'Ticket 2', 'Ticket 3']);
});

test('the hall tickets of selected students are printed alone', async () => {
  const { network } = await openExamStudents(5, networkWithTickets(5));
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const name of ['Student 2', 'Student 4']) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByRole('button', { name: 'Print selected hall tickets' }).click();
  await expect.element(hallTicketsDialog.getByRole('button', { name: 'Print 2 hall tickets' })).toBeEnabled();
  await expectTexts(status, 'All 2 hall tickets are ready.');
  expect(fetchedPaths(network)).toEqual([hallTicketPath(2), hallTicketPath(4)]);
  expect(printed()).toEqual(['Ticket 2', 'Ticket 4']);
});

test('Cancel stops the calls, and the focus returns to the button', async () => {
  const { network } = await openExamStudents(9);
  const held = network.hold(hallTicketPath('*'));
  await openHallTickets();
  await expect.poll(held.counts).toEqual({ calls: 4, aborted: 0 });
  await hallTicketsDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(held.counts).toEqual({ calls: 4, aborted: 4 });
  await expect.element(button('Print hall tickets')).toHaveFocus();
  expect(frame()).toBeNull();
});

test('a logout in the middle stops the calls and prints nothing', async () => {
  const { network } = await openExamStudents(9);
  const held = network.hold(hallTicketPath('*'));
  network.respond(hallTicketPath(1), hallTicket('Ticket 1'));
  await openHallTickets();
  await expect.poll(() => frame()?.contentDocument?.readyState).toBe('complete');
  await expect.poll(held.counts).toEqual({ calls: 4, aborted: 0 });
  const prints = watchPrints();
  // In another tab.
  localStorage.removeItem('institute.session');
  dispatchEvent(new StorageEvent('storage', { key: 'institute.session' }));
  await expect.element(heading('Please sign in first')).toBeVisible();
  expect(frame()).toBeNull();
  held.respond(hallTicket('Late'));
  await expect.poll(held.counts).toEqual({ calls: 4, aborted: 4 });
  expect(frame()).toBeNull();
  expect(prints).not.toHaveBeenCalled();
});

test('a 401 stops the others, which are fetched after the next sign-in', async () => {
  const network = networkWithTickets(9);
  await openExamStudents(9, network);
  const held = network.hold(hallTicketPath('*'));
  network.respond(hallTicketPath(1), rejected(401, 'Please sign in again.'), { times: 1 });
  const opened = openHallTickets();
  const signIn = dialog('Your session has ended');
  await opened;
  await expect.element(signIn).toBeVisible();
  expect(held.counts()).toEqual({ calls: 3, aborted: 3 });
  held.release();
  await signIn.getByLabelText('Password', { exact: true }).fill('franchise123');
  await userEvent.keyboard('{Enter}');
  await expect.element(signIn).not.toBeInTheDocument();
  await hallTicketsDialog.getByRole('button', { name: 'Retry' }).click();
  await expect.element(hallTicketsDialog.getByRole('button', { name: 'Print 9 hall tickets' })).toBeEnabled();
  await expectTexts(status, 'All 9 hall tickets are ready.');
  expect(localStorage.getItem('institute.session')).not.toBeNull();
});
