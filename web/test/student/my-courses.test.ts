import { expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { frameText } from '../support/documents.ts';
import { type Answer, droppedStream, Network, rejected, unreachable } from '../support/network.ts';
import { press, texts, toast } from '../support/page.ts';
import { openProfile, respondWithProfile, tab } from './profile.ts';

const panel = page.getByRole('tabpanel', { name: 'My Courses' });
const rows = panel.getByRole('listitem');
const invoice = rows.getByRole('button', { name: /^Download invoice of / });
const unreadable = 'The server sent a response that could not be read.';
const invoicePath = '/invoice/user/u-student/course/c-ccc';

/** The text of each row begins with one of `titles`. */
const expectRows = (...titles: string[]) =>
  expect.poll(() => texts(rows)).toEqual(titles.map((title) => expect.stringMatching(`^${title}`)));

const certificate = panel.getByRole('button', { name: /^View Certificate in / });
const certificatePath = '/find-result/GVI%2F01%2F2026/c-ccc';

test('My Courses appears only for a student with courses, with their titles [R-004, R-208]', async () => {
  const { network, reload, url } = await openProfile();
  await expect.poll(() => texts(page.getByRole('tab'))).toEqual(['Change Password', 'My Courses']);
  await expect.element(tab('My Courses')).toHaveAttribute('aria-selected', 'true');
  await expectRows('Course on Computer Concepts');
  respondWithProfile(network, { courses: [] });
  await reload();
  await expect.element(tab('Change Password')).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab('My Courses')).not.toBeInTheDocument();
  await expect.element(page.getByText('You have no courses yet.')).toBeVisible();
  await page.getByRole('link', { name: 'See all courses' }).click();
  await expect.poll(url).toBe('/courses');
});

test('an invoice is requested once on repeated clicks, and saved with a Content Security Policy [R-225, R-226, F-11, S-02]', async () => {
  const { network } = await openProfile();
  const held = network.hold(invoicePath);
  const downloads = Promise.all([commands.nextDownload(), commands.nextDownloadText()]);
  await invoice.dblClick();
  await expect.element(invoice).toHaveAttribute('aria-busy', 'true');
  await press(invoice, '{Enter}');
  held.release();
  const [name, text] = await downloads;
  expect(name).toBe('invoice.html');
  expect(text).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src 'none';/);
  await expect.element(invoice).not.toHaveAttribute('aria-busy', 'true');
  expect(network.calls(invoicePath)).toHaveLength(1);
});

const unusableInvoices: [name: string, answer: Answer, message: string][] = [
  ['blank', { body: '   ' }, unreadable],
  ['no content', { body: '<script>1</script><style>p { color: red }</style>' }, 'The document is empty, so there is nothing to save.'],
  ['too large', { body: 'x'.repeat(2 * 1024 * 1024 + 1) }, 'This document is too large to show. Please ask us for a copy.'],
  ['an app', { body: '<html><body><div id="root"></div></body></html>' }, unreadable],
  ['a connection that drops', { body: droppedStream('<p>Half') }, unreachable],
  ['an error', rejected(403, 'There is no invoice for this course.'), 'There is no invoice for this course.'],
];

test('a response that is not an invoice shows an error, is not saved and can be retried [R-226, R-253, F-02, F-09, F-31]', async () => {
  const { network, reload } = await openProfile();
  const files = vi.spyOn(URL, 'createObjectURL');
  for (const [name, answer, message] of unusableInvoices) {
    // Equal toasts within a second are merged, so each attempt starts with a new page.
    await reload();
    network.respond('/invoice/*', { contentType: 'text/html', ...answer });
    await invoice.click();
    await expect.element(toast(message), { message: name }).toHaveAttribute('data-toast', 'error');
    await expect.element(invoice).not.toHaveAttribute('aria-busy', 'true');
  }
  expect(files).not.toHaveBeenCalled();
});

test('titles that fail to load have a placeholder, and Retry loads them [R-208, F-24]', async () => {
  const network = new Network();
  respondWithProfile(network, { courses: ['c-ccc', { _id: 'c-dca', title: 'Diploma' }, 'c-gone'] });
  const { reload } = await openProfile(network);
  await expectRows('Course on Computer Concepts', 'Diploma', 'Course c-gone');
  network.fail('/courses');
  await reload();
  await expect.element(page.getByText('The titles of your courses could not be loaded.')).toBeVisible();
  await expectRows('Course c-ccc', 'Diploma', 'Course c-gone');
  network.passThrough('/courses');
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expectRows('Course on Computer Concepts', 'Diploma', 'Course c-gone');
});

test('a certificate before the result shows the message of the server and says when it comes, any other error shows its own, and the next attempt can succeed [R-253]', async () => {
  const { network, url } = await openProfile();
  network.respond(certificatePath, rejected(404, 'No such result'), { times: 1 });
  await press(certificate, '{Enter}');
  await expect
    .element(panel.getByRole('status'))
    .toHaveTextContent('No result yet. You get the certificate after your result is declared.');
  await expect.element(toast('No such result')).toHaveAttribute('data-toast', 'error');
  await expect.element(certificate).toHaveFocus();
  network.respond(certificatePath, rejected(422, 'The result is withdrawn.'), { times: 1 });
  await certificate.click();
  await expect.element(toast('The result is withdrawn.')).toHaveAttribute('data-toast', 'error');
  await expect.element(certificate).not.toHaveAttribute('aria-busy');
  await certificate.click();
  await expect.poll(url).toBe('/view-result/certificate');
  await expect.poll(frameText).toContain('Aarav Sharma');
  await page.getByRole('button', { name: 'More' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Share' })).toBeVisible();
});
