import type { Page } from '@playwright/test';
import { openBeforeHydration } from '../../support/hydration.ts';
import { declaredResult, lookUpCertificate, signOut, viewCertificate } from '../../support/pages.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const certificateText = (page: Page) => page.frameLocator('iframe').getByText(declaredResult.name).first();

test('a certificate survives a reload and Back, but not a logout, and is never in the history [Q-27, R-242, S-25, F-32]', async ({
  page,
  context,
}) => {
  const grade = certificateText(page);
  const storedTexts = () => page.evaluate(() => [history.state, { ...sessionStorage }].map((value) => JSON.stringify(value)));
  await storeSession(page, sessions.student);
  await lookUpCertificate(page);
  await expect(grade).toBeVisible();
  await page.reload();
  await expect(grade).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Look up another' }).click();
  await expect(page).toHaveURL('/view-result');
  await page.goBack();
  await expect(grade).toBeVisible();
  const [state, stored] = await storedTexts();
  expect(state).not.toContain(declaredResult.name);
  expect(stored).toContain(declaredResult.name);
  const other = await context.newPage();
  await other.goto('/view-result/certificate');
  await expect(other.getByRole('heading', { name: 'Certificate is not Authenticated' })).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/');
  expect((await storedTexts()).join()).not.toContain(declaredResult.name);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Certificate is not Authenticated' })).toBeVisible();
});

test('a certificate in the history is shown to no other user [Q-27, S-25]', async ({ page }) => {
  await lookUpCertificate(page);
  await expect(certificateText(page)).toBeVisible();
  await storeSession(page, sessions.operator);
  await page.goBack();
  await expect(page.getByRole('button', { name: /Meera Joshi/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Certificate is not Authenticated' })).toBeVisible();
});

test('a press before hydration opens the certificate of a link', async ({ page }) => {
  const { rollNo: roll_no, courseId: course_id } = declaredResult;
  const hydrate = await openBeforeHydration(page, `/view-result?${new URLSearchParams({ roll_no, course_id })}`);
  await expect(page.getByLabel('Student Id'), 'the prerendered page does not depend on the address').toHaveValue('');
  await viewCertificate(page).click();
  await hydrate();
  await expect(certificateText(page)).toBeVisible();
});
