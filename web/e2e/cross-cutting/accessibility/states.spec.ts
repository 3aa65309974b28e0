import { expectAccessible, expectNoViolations } from '../../support/axe.ts';
import { serverError } from '../../support/network.ts';
import {
  clickButton,
  detail,
  editSwitch,
  expectLoaded,
  openAsOperator,
  respondWithProfile,
  row,
  saveButton,
  submitLookup,
  tab,
} from '../../support/pages.ts';
import { sessions, signIn, storeSession, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const phone = { width: 360, height: 740 };

test.describe('while it moves', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('axe finds no violations on the home page [R-065, R-066, R-068]', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Highlights', 'Featured courses', 'Testimonials']) {
      const carousel = page.getByRole('group', { name, exact: true });
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAttribute('data-moving', 'true');
    }
    await expectNoViolations(page);
  });
});

test('axe finds no violations in failed and empty lists, the mocks panel and the drawers', async ({ page, network }) => {
  await page.goto('/about-us');
  await page.getByRole('region', { name: 'Mocks' }).getByRole('button', { name: 'Mocks' }).click();
  await expectAccessible(page, 'mocks panel');
  network.respond('/courses', serverError);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page, 'failed courses');
  await page.setViewportSize(phone);
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page, 'drawer');
  await openAsOperator(page, '/franchise/batches?q=nobody');
  await expectAccessible(page, 'search without results');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page, 'drawer of an operator');
  await page.goto('/franchise/wallet?mocks=new-franchise');
  await expect(page.getByRole('main').getByText(/^There is no /)).toBeVisible();
  await expectAccessible(page, 'empty list');
});

/** Each form with its submit button. */
const forms = {
  '/login': 'Login',
  '/register': 'Register',
  '/view-result': 'View Certificate',
  '/check-certificates': 'Check Certificates',
  '/franchise/create-student': 'Create Student',
  '/franchise/batch-results': 'Send results',
  '/franchise/create-marksheet': 'Create Marksheet',
};

test('axe finds no violations in forms with errors, the first of which has the focus [R-156, R-176, R-233]', async ({ page }) => {
  for (const [path, button] of Object.entries(forms)) {
    if (path.startsWith('/franchise/')) await storeSession(page, sessions.operator);
    await page.goto(path);
    await expectLoaded(page);
    await clickButton(page, button);
    await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeFocused();
    await expectAccessible(page, path);
  }
});

test('axe finds no violations in a dialog of the operator, the students of an exam and the profile in edit mode', async ({ page }) => {
  await openAsOperator(page, '/franchise/batches');
  await row(page, 'Tally practical lab').getByRole('button').click();
  await expectAccessible(page, 'delete dialog');
  await page.goto('/franchise/exams');
  await page.getByRole('link', { name: 'View student list of CCC forenoon test' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CCC forenoon test' })).toBeFocused();
  await expectAccessible(page, 'students of an exam');
  await page.goto('/franchise/profile');
  await page.getByRole('switch', { name: 'Edit' }).click();
  await expectAccessible(page, 'profile in edit mode');
});

test('axe finds no violations after a form is sent, and around the certificates of a guest and of an operator', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/contact-us');
  await clickButton(page, 'Send Query');
  await expect(page.getByRole('main').getByText('Your query is sent. We will call you soon')).toBeVisible();
  await expectAccessible(page, 'sent query');
  await page.goto('/view-result');
  await submitLookup(page);
  await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
  await expectAccessible(page, 'certificate');
  await openAsOperator(page, '/franchise/results');
  await page.getByRole('main').getByRole('button', { name: /^View/ }).first().click();
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
  await expectAccessible(page, 'certificate for an operator');
  // The browser logs that axe's script is blocked in the sandboxed frame.
  expect(consoleErrors.filter((text) => !text.startsWith('Blocked script execution'))).toEqual([]);
  consoleErrors.splice(0);
});

test("axe finds no violations on a student's profile with form errors, empty, and without the titles of the courses", async ({
  page,
  network,
}) => {
  await signIn(page, student);
  await tab(page, 'Change Password').click();
  await clickButton(page, 'Change Password');
  await editSwitch(page).click();
  await detail(page, 'Full Name').fill('');
  await saveButton(page).click();
  await expect(detail(page, 'Full Name')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'invalid password and details');
  respondWithProfile(network, { courses: [], avatar: null, rollNo: undefined, dob: undefined });
  await page.reload();
  await expectAccessible(page, 'empty profile');
  respondWithProfile(network, { courses: ['c-ccc'] });
  network.respond('/courses', serverError);
  await page.reload();
  await expect(page.getByText('The titles of your courses could not be loaded.')).toBeVisible();
  await expectAccessible(page, 'failed course titles');
});
