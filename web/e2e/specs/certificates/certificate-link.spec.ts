import type { Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { openBeforeHydration } from '../../support/hydration.ts';
import { watchRequests } from '../../support/network.ts';
import { courseField, declaredResult, viewCertificate } from '../../support/pages/certificate-lookup.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const linkTo = (roll_no: string, course_id: string) => `/view-result?${new URLSearchParams({ roll_no, course_id })}`;
const link = linkTo(declaredResult.rollNo, declaredResult.courseId);
const studentId = (page: Page) => page.getByLabel('Student Id');
const certificateText = (page: Page) => page.frameLocator('iframe').getByText(declaredResult.name).first();

test('a link to a certificate fills in the form and requests it only when the viewer asks, without a session [R-058, S-30]', async ({
  page,
}) => {
  const requests = watchRequests(page, 'GET', '/find-result/*');
  await page.goto(link);
  await expect(studentId(page)).toHaveValue(declaredResult.rollNo);
  await expect(courseField(page)).toHaveValue(declaredResult.courseId);
  await expect(page.getByText('our records hold a declared result for this Student Id and course')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests).toHaveLength(0);
  await expectAccessibleAtAllWidths(page, 'the filled form');
  await studentId(page).press('Enter');
  await expect(certificateText(page)).toBeVisible();
  expect(requests.map((request) => new URL(request.url()).pathname)).toEqual(['/v1/find-result/GVI%2F01%2F2026/c-ccc']);
  expect(page.url()).toMatch(/\/view-result\/certificate$/);
});

test('a press before hydration opens the certificate of the link', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, link);
  await expect(studentId(page), 'the prerendered page does not depend on the address').toHaveValue('');
  await viewCertificate(page).click();
  await hydrate();
  await expect(certificateText(page)).toBeVisible();
});

test('what is typed before hydration is kept, whatever the link says', async ({ page }) => {
  await storeSession(page, sessions.student);
  const hydrate = await openBeforeHydration(page, link);
  await studentId(page).fill('GVI/77/2026');
  await hydrate();
  await expect(courseField(page)).toHaveValue(declaredResult.courseId);
  await expect(studentId(page)).toHaveValue('GVI/77/2026');
});

test('a link works while the list of courses cannot be loaded', async ({ page, network }) => {
  network.fail('/courses');
  await page.goto(link);
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  await viewCertificate(page).click();
  await expect(certificateText(page)).toBeVisible();
});

test('a course that is not in the list can be looked up, and shows no text of the link', async ({ page }) => {
  const requests = watchRequests(page, 'GET', '/find-result/*');
  await page.goto(linkTo(declaredResult.rollNo, 'Awarded with distinction'));
  await expect(courseField(page).locator('option:checked')).toHaveText('The course of this link');
  await expect(page.getByText('Awarded with distinction')).toHaveCount(0);
  await viewCertificate(page).click();
  await expect(page.getByRole('main').getByText('We could not find a declared result')).toBeVisible();
  expect(requests.map((request) => new URL(request.url()).pathname)).toEqual([
    '/v1/find-result/GVI%2F01%2F2026/Awarded%20with%20distinction',
  ]);
});

test('parameters that cannot be ids are ignored', async ({ page }) => {
  await page.goto(linkTo('x'.repeat(101), 'a\u202eb'));
  await expect(courseField(page).locator('option')).not.toHaveCount(1);
  await expect(studentId(page)).toHaveValue('');
  await expect(courseField(page)).toHaveValue('');
  await expect(courseField(page).getByText('The course of this link')).toHaveCount(0);
});

test("a student's own id is filled in, but not into the form of a link", async ({ page }) => {
  const { token, user } = sessions.student;
  await storeSession(page, { token, user: { ...user, rollNo: 'GVI/01/2026' } });
  await page.goto('/view-result');
  await expect(studentId(page)).toHaveValue('GVI/01/2026');
  await expect(courseField(page)).toHaveValue('');
  await page.goto(linkTo('GVI/02/2026', 'c-ccc'));
  await expect(studentId(page)).toHaveValue('GVI/02/2026');
});
