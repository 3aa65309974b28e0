import { expectAccessible } from '../../support/axe.ts';
import { serverError } from '../../support/network.ts';
import { openAsOperator, row } from '../../support/pages/franchise.ts';
import { expectLoaded } from '../../support/pages/page.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const lists = ['student-management', 'results', 'batches', 'exams', 'out-marksheet', 'wallet'].map((page) => `/franchise/${page}`);
/** Each form with its submit button. */
const forms = {
  '/franchise/create-student': 'Create Student',
  '/franchise/create-result': 'Create Result',
  '/franchise/batch-results': 'Send results',
  '/franchise/create-batch': 'Create Batch',
  '/franchise/create-exam': 'Create Exam',
  '/franchise/create-marksheet': 'Create Marksheet',
  '/franchise/recharge-wallet': 'Send Request',
  '/franchise/document-update': 'Update Documents',
};

test("axe finds no violations on the operator's empty lists", async ({ page }) => {
  await storeSession(page, sessions.operator);
  for (const path of lists) {
    await page.goto(`${path}?mocks=new-franchise`);
    await expect(page.getByRole('main').getByText(/^There is no /)).toBeVisible();
    await expectAccessible(page, path);
  }
});

test("axe finds no violations on the operator's forms with errors", async ({ page }) => {
  await storeSession(page, sessions.operator);
  for (const [path, button] of Object.entries(forms)) {
    await page.goto(path);
    await expectLoaded(page);
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page, path);
  }
});

test("axe finds no violations in the operator's dialogs, drawer and failed lists", async ({ page, network }) => {
  await openAsOperator(page, '/franchise/batches?q=nobody');
  await expectAccessible(page, 'search without results');
  await page.goto('/franchise/batches');
  await row(page, 'Tally practical lab').getByRole('button').click();
  await expectAccessible(page, 'delete dialog');
  await page.goto('/franchise/student-management');
  await row(page, 'Yash Agrawal').getByRole('button', { name: /^View/ }).click();
  await expectAccessible(page, 'student details');
  await page.goto('/franchise/exams');
  await row(page, 'CCC forenoon test').getByRole('button').or(row(page, 'CCC forenoon test').getByRole('link')).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exam Students' })).toBeFocused();
  await expectAccessible(page, 'students of an exam');
  await page.goto('/franchise/profile');
  await page.getByRole('switch', { name: 'Edit' }).click();
  await expectAccessible(page, 'profile in edit mode');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page, 'drawer');
  network.respond('/franchise/users', serverError);
  await page.goto('/franchise/student-management');
  await expect(page.getByText('The list could not be loaded.')).toBeVisible();
  await expectAccessible(page, 'failed list');
});

test("axe finds no violations around the operator's certificate", async ({ page, consoleErrors }) => {
  await openAsOperator(page, '/franchise/results');
  await page.getByRole('main').getByRole('button', { name: /^View/ }).first().click();
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
  await expectAccessible(page, 'certificate');
  // The browser logs that axe's script is blocked in the sandboxed frame.
  expect(consoleErrors.filter((text) => !text.startsWith('Blocked script execution'))).toEqual([]);
  consoleErrors.splice(0);
});
