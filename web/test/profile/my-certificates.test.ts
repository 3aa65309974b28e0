import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolations } from '../support/axe.ts';
import { frameText } from '../support/documents.ts';
import { Network, rejected } from '../support/network.ts';
import { press, toast } from '../support/page.ts';
import { openProfile, respondWithProfile } from './profile.ts';

const courses = page.getByRole('tabpanel', { name: 'My Courses' });
const certificate = courses.getByRole('button', { name: /^View certificate of / });
const resultPath = '/find-result/GVI%2F01%2F2026/c-ccc';

test('a student opens the own certificate from My Courses, with its link', async () => {
  const { url } = await openProfile();
  await press(certificate, '{Enter}');
  await expect.poll(url).toBe('/view-result/certificate');
  await expect.poll(frameText).toContain('Aarav Sharma');
  await expect.element(page.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('a certificate that is not declared shows the error of the server, and the next attempt can succeed [R-253]', async () => {
  const { network, url } = await openProfile();
  network.respond(resultPath, rejected(404, 'No such result'), { times: 1 });
  await certificate.click();
  await expect.element(toast('No such result')).toHaveAttribute('data-toast', 'error');
  await expect.element(certificate).not.toHaveAttribute('aria-busy');
  await expectNoViolations('main', 'after the error');
  await certificate.click();
  await expect.poll(url).toBe('/view-result/certificate');
});

test('a student without a roll number has no certificate to open', async () => {
  const network = new Network();
  respondWithProfile(network, { rollNo: undefined });
  await openProfile(network);
  await expect.element(courses.getByRole('button', { name: /^Download invoice/ })).toBeVisible();
  await expect.element(certificate).not.toBeInTheDocument();
});
