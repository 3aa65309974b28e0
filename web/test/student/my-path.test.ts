import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolations } from '../support/axe.ts';
import { Network, rejected, unreachable } from '../support/network.ts';
import { expectNoToasts, link, press, texts, toast } from '../support/page.ts';
import { openProfile, respondWithProfile } from './profile.ts';

const panel = page.getByRole('tabpanel', { name: 'My Courses' });
const path = panel.getByText('My path to the certificate', { exact: true });
const status = panel.getByRole('group').getByRole('status');
const steps = () => texts(panel.getByRole('group').getByRole('listitem'));
const certificatePath = '/find-result/GVI%2F01%2F2026/c-ccc';

test('a student whose result is declared sees which steps are done, and whom to ask', async () => {
  const { network, url } = await openProfile();
  expect(network.calls(certificatePath)).toEqual([]);
  await path.click();
  await expect.element(status).toHaveTextContent('It is ready: press View Certificate.');
  expect(steps()).toEqual([
    'DoneCourseYou have this course.',
    expect.stringMatching(/^DoneExamYour result is declared\./),
    expect.stringMatching(/^MarksheetYour centre/),
    expect.stringMatching(/^DoneCertificate/),
  ]);
  await expectNoViolations('main', 'the path to the certificate');
  await path.click();
  await path.click();
  expect(network.calls(certificatePath), 'it is looked up once').toHaveLength(1);
  await link('write to us').click();
  await expect.poll(url).toBe('/contact-us');
});

test.each([
  [10, /^DoneCourse.*We will call you to help you choose a centre.*\+91 00000 00000$/, 'Call us or write to us.'],
  [11, /^DoneCourse.*Your centre gives you a place in a batch\.$/, 'Ask your centre first.'],
])('a student with role %d, who registered online or at a centre, reads who comes next and whom to ask', async (role, course, missing) => {
  const network = new Network();
  respondWithProfile(network, { role });
  network.respond('/find-result/*', rejected(404, 'Result not found'));
  await openProfile(network);
  await path.click();
  await expect.poll(() => steps()[0]).toMatch(course);
  await expect.element(panel.getByText(`Is something missing? ${missing}`)).toBeVisible();
});

test('without a result the exam and the certificate are still ahead, and no error is shown', async () => {
  const network = new Network();
  network.respond('/find-result/*', rejected(404, 'Result not found'));
  await openProfile(network);
  await path.click();
  await expect.element(status).toHaveTextContent('You get it after your result is declared.');
  expect(steps().slice(1)).toEqual([
    expect.stringMatching(/^Still aheadExam/),
    expect.stringMatching(/^Marksheet/),
    expect.stringMatching(/^Still aheadCertificate/),
  ]);
  await expectNoToasts();
});

test.each([
  ['has no answer', unreachable, (network: Network) => network.fail('/find-result/*')],
  [
    'has a proxy answer that there is no such page',
    /./,
    (network: Network) => network.respond('/find-result/*', { status: 404, body: '<html>Not Found</html>', contentType: 'text/html' }),
  ],
])(
  'a lookup that %s says why, leaves open whether there is a certificate, and is repeated with the focus on Retry, then on the path',
  async (_, reason, fail) => {
    const network = new Network();
    fail(network);
    await openProfile(network);
    await path.click();
    await expect.element(status).toHaveTextContent('We could not look for your certificate.');
    await expect.element(toast(reason)).toBeVisible();
    expect(steps()[1]).toMatch(/^ExamYour centre/);
    const retry = panel.getByRole('button', { name: 'Look for the certificate again' });
    const calls = network.calls(certificatePath).length;
    await press(retry, '{Enter}');
    await expect.poll(() => network.calls(certificatePath).length).toBeGreaterThan(calls);
    await expect.element(status).toHaveTextContent('We could not look for your certificate.');
    await expect.element(retry).toHaveFocus();
    network.passThrough('/find-result/*');
    await press(retry, '{Enter}');
    await expect.element(status).toHaveTextContent('It is ready: press View Certificate.');
    await expect.element(path).toHaveFocus();
  },
);

test('a student without a Student Id is told so, and has no certificate to open', async () => {
  const network = new Network();
  respondWithProfile(network, { rollNo: undefined });
  await openProfile(network);
  await expect.element(panel.getByRole('button', { name: /^Download invoice/ })).toBeVisible();
  await expect.element(panel.getByRole('button', { name: /^View Certificate in / })).not.toBeInTheDocument();
  await path.click();
  await expect.element(status).toHaveTextContent('You have no Student Id yet, and the certificate needs one.');
});
