import { watchRequests } from '../../support/network.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

test('prerendered links to the login do not depend on the address', async ({ request }) => {
  const html = await (await request.get('/courses?q=tally')).text();
  expect(html.match(/href="\/(?:login|register)[^"]*"/g)).toEqual(['href="/login"', 'href="/register"']);
});

test('the password is sent as typed, can be pasted, and is not stored [S-26]', async ({ page }) => {
  await page.goto('/login');
  const requests = watchRequests(page, 'POST', '/login');
  const field = page.getByLabel('Password', { exact: true });
  const secret = ' गुप्त secret ';
  const isAllowed = await field.evaluate((input) => input.dispatchEvent(new ClipboardEvent('paste', { cancelable: true, bubbles: true })));
  expect(isAllowed, 'pasting is allowed').toBe(true);
  const storedTexts = () => page.evaluate(() => JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }]));
  await submitLogin(page, { email: ` ${student.email} `, password: secret });
  await expect(toast(page, 'Email or password is wrong.')).toBeVisible();
  expect(requests[0]?.postDataJSON()).toEqual({ email: student.email, password: secret });
  expect(await storedTexts()).not.toContain('secret');
  await submitLogin(page, student);
  await expect(page).toHaveURL('/user/profile');
  const stored = await page.evaluate(() => JSON.stringify([localStorage.getItem('institute.session'), history.state]));
  expect(stored).not.toContain(student.password);
  await page.goBack();
  expect(page.url() + (await page.evaluate(() => JSON.stringify(history.state)))).not.toContain(student.password);
});
