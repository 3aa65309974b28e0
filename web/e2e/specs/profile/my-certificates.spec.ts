import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { respondWithProfile } from '../../support/pages/profile.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const courses = (page: Page) => page.getByRole('tabpanel', { name: 'My Courses' });
const certificate = (page: Page) => courses(page).getByRole('button', { name: /^View certificate of / });
const resultPath = '/find-result/GVI%2F01%2F2026/c-ccc';

test('a student opens the own certificate from My Courses, with its link', async ({ page }) => {
  await signIn(page, student);
  await certificate(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/view-result/certificate');
  await expect(page.frameLocator('iframe').getByText('Aarav Sharma').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('a certificate that is not declared shows the error of the server, and the next attempt can succeed [R-253]', async ({
  page,
  network,
}) => {
  network.respond(resultPath, { status: 404, json: { success: false, message: 'No such result' } }, { times: 1 });
  await signIn(page, student);
  await certificate(page).click();
  await expect(toast(page, 'No such result')).toHaveAttribute('data-toast', 'error');
  await expect(certificate(page)).not.toHaveAttribute('aria-busy');
  await expectNoViolations(page, 'main');
  await certificate(page).click();
  await expect(page).toHaveURL('/view-result/certificate');
});

test('a student without a roll number has no certificate to open', async ({ page, network }) => {
  respondWithProfile(network, { rollNo: undefined });
  await signIn(page, student);
  await expect(courses(page).getByRole('button', { name: /^Download invoice/ })).toBeVisible();
  await expect(certificate(page)).toHaveCount(0);
});
