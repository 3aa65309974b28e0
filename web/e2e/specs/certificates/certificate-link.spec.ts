import type { Page } from '@playwright/test';
import { openBeforeHydration } from '../../support/hydration.ts';
import { courseField, declaredResult, viewCertificate } from '../../support/pages/certificate-lookup.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const linkTo = (roll_no: string, course_id: string) => `/view-result?${new URLSearchParams({ roll_no, course_id })}`;
const link = linkTo(declaredResult.rollNo, declaredResult.courseId);
const studentId = (page: Page) => page.getByLabel('Student Id');
const certificateText = (page: Page) => page.frameLocator('iframe').getByText(declaredResult.name).first();

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
