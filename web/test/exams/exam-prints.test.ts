import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolations } from '../support/axe.ts';
import { watchPrints } from '../support/documents.ts';
import { type Answer, Network, rejected } from '../support/network.ts';
import { button, dialog, emulateMedia, expectCount, expectNoToasts, expectTexts, heading } from '../support/page.ts';
import { renderRoute, waitForData } from '../support/render-route.tsx';
import { inOtherDocument, sessionKey } from '../support/session.ts';

/** Opens the students of an exam with this many of them, named 'Student 1' and so on. */
async function openExamStudents(count: number, network = new Network()) {
  const students = Array.from({ length: count }, (_, index) => ({
    _id: `s-${index + 1}`,
    fullName: `Student ${index + 1}`,
    fatherName: `Father ${index + 1}`,
    rollNo: `GVI/${count - index}`,
  }));
  const course = { _id: 'c-ccc', title: 'Course on Computer Concepts' };
  const exam = { _id: 'e-1', title: 'Final', course, batch: { _id: 'b-1', title: 'Morning' }, date: '2026-12-20', time: '10:30', students };
  network.respond('/my-created-ht', { json: { success: true, hallTickets: [exam] } });
  const route = await renderRoute('/franchise/exams', { as: 'franchise', network });
  await page.getByRole('link', { name: 'View student list of Final' }).click();
  await expect.element(heading('Exam Students')).toBeVisible();
  await waitForData();
  return route;
}

/** The path of a student's hall ticket, by the number of the student. */
const hallTicketPath = (number: number | '*'): string => `/my-ht/c-ccc/s-${number}`;

const hallTicketsDialog = dialog('Print hall tickets');
const openHallTickets = () => button('Print hall tickets').click();

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
const frame = page.css('iframe[src="/document-frame.html"]');
const fetchedPaths = (network: Network) => network.calls(hallTicketPath('*')).map(({ path }) => path);

test("a hall ticket that fails is listed with the server's words, and can be fetched again", async () => {
  const prints = watchPrints();
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
  await hallTicketsDialog.getByRole('button', { name: 'Print 1 hall ticket', exact: true }).click();
  await expect.poll(() => prints).toEqual(['Ticket 1']);
  await hallTicketsDialog.getByRole('button', { name: 'Retry' }).click();
  await hallTicketsDialog.getByRole('button', { name: 'Print 3 hall tickets' }).click();
  await expect.poll(() => prints).toEqual(['Ticket 1', 'Ticket 1Ticket 2Ticket 3']);
  expect(fetchedPaths(network)).toEqual([1, 2, 3, 2, 3].map(hallTicketPath));
});

test('the hall tickets of selected students are printed alone', async () => {
  const prints = watchPrints();
  const { network } = await openExamStudents(5, networkWithTickets(5));
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const name of ['Student 2', 'Student 4']) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByRole('button', { name: 'Print selected hall tickets' }).click();
  await expectTexts(status, 'All 2 hall tickets are ready.');
  await hallTicketsDialog.getByRole('button', { name: 'Print 2 hall tickets' }).click();
  await expect.poll(() => prints).toEqual(['Ticket 2Ticket 4']);
  expect(fetchedPaths(network)).toEqual([hallTicketPath(2), hallTicketPath(4)]);
});

test('a logout in the middle stops the calls and prints nothing', async () => {
  const prints = watchPrints();
  const { network } = await openExamStudents(9);
  const held = network.hold(hallTicketPath('*'));
  await openHallTickets();
  await expect.poll(held.counts).toEqual({ calls: 4, aborted: 0 });
  inOtherDocument((storage) => storage.removeItem(sessionKey));
  await expect.element(heading('Please sign in first')).toBeVisible();
  held.respond(hallTicket('Late'));
  await expect.poll(held.counts).toEqual({ calls: 4, aborted: 4 });
  await expect.element(frame).not.toBeInTheDocument();
  expect(prints).toEqual([]);
});

test('without the student list the ID cards have empty boxes for photos', async () => {
  const network = new Network();
  network.respond('/franchise/users', rejected(400, 'Not now.'));
  await openExamStudents(1, network);
  await button('Print ID cards').click();
  await expect.element(dialog().getByRole('button', { name: 'Print cards' })).not.toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByText('The photos could not be loaded, so the boxes for them are empty.')).toBeVisible();
  await emulateMedia({ media: 'print' });
  const area = page.css('[data-print-area]');
  await expectCount(area.getByRole('article'), 1);
  await expect.element(area.getByRole('article')).toBeVisible();
  await expect.element(area.css('img')).not.toBeInTheDocument();
});
