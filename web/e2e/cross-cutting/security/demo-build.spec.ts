import { lookUpCertificate } from '../../support/pages/certificate-lookup.ts';
import { buyNow, course } from '../../support/pages/course.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

test('the demo build supports a whole purchase under its strict Content Security Policy, until a reset [R-449, S-18]', async ({ page }) => {
  await page.goto(course.path);
  await buyNow(page).click();
  await submitLogin(page, student);
  await expect(page).toHaveURL(course.path);
  await buyNow(page).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('cell', { name: 'Completed' })).toBeVisible();
  await expect(toast(page, 'Payment received. The course is yours')).toBeVisible();
  await page.goto('/user/profile');
  await expect(page.getByRole('main').getByText(/Tally/)).toBeVisible();
  await page.goto('/user/profile?mocks=reset');
  await expect(page.getByRole('main').getByText('Course on Computer Concepts')).toBeVisible();
  await expect(page.getByRole('main').getByText(/Tally/)).toHaveCount(0);
});

test('the preview serves pages, hashed files and 404s by the rules of the deployment [S-16, S-17]', async ({ request }) => {
  const page = await request.get('/course-detail/c-tally');
  expect(page.status()).toBe(200);
  expect(page.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page.headers()['content-security-policy']).not.toContain('unsafe');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const [, script = ''] = /data-scripts="(\/assets\/[^" ]+\.js)[ "]/.exec(await page.text()) ?? [];
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['/assets/gone.js', '/v1/courses', '/_headers']) expect((await request.get(path)).status(), path).toBe(404);
});

test('only the styles of plain elements are in a cascade layer', async ({ request }) => {
  for (const path of ['/', '/login', '/courses', '/no-such-page'])
    expect((await (await request.get(path)).text()).match(/@layer [^{;]*[{;]/g), path).toEqual(['@layer base{']);
});

test('a certificate keeps its styles under the Content Security Policy, and prints [R-240, S-18]', async ({ page }) => {
  await lookUpCertificate(page);
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCSS('background-color', 'rgb(11, 83, 81)');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveURL('/view-result/certificate');
});
