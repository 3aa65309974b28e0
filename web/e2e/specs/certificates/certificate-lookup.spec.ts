import { declaredResult, lookUpCertificate } from '../../support/pages/certificate-lookup.ts';
import { signOut } from '../../support/pages/header.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

test('a certificate survives a reload and Back, but not a logout, and is never in the history [Q-27, R-242, S-25, F-32]', async ({
  page,
  context,
}) => {
  const grade = page.frameLocator('iframe').getByText(declaredResult.name).first();
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

test('a certificate in the history is shown to no other viewer [Q-27, S-25]', async ({ page }) => {
  await lookUpCertificate(page);
  await expect(page.frameLocator('iframe').getByText(declaredResult.name).first()).toBeVisible();
  await storeSession(page, sessions.operator);
  await page.goBack();
  await expect(page.getByRole('button', { name: /Meera Joshi/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Certificate is not Authenticated' })).toBeVisible();
});

test('a certificate keeps its title until the next page has loaded [R-240]', async ({ page, context }) => {
  await lookUpCertificate(page);
  await expect(page.frameLocator('iframe').getByText(declaredResult.name).first()).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(/about-page|about-us/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about-us');
  await expect(page.getByRole('heading', { level: 1, name: 'Certificate', exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
});
