import type { Page } from '@playwright/test';
import { watchRequests } from '../../support/network.ts';
import { course } from '../../support/pages/course.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { otherStudent, signIn, storedSession, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const verificationUrl = (params: Record<string, string>) => `/verification?${new URLSearchParams(params)}`;
const report = { payment_id: 'pay-1', payment_request_id: 'req-1', payment_status: 'Credit', course: course.id };

const status = (page: Page) => page.getByRole('main').getByRole('status');
const sendAgain = (page: Page) => page.getByRole('button', { name: 'Send again' });

for (const [name, response] of [
  ['the page of a proxy', { status: 400, contentType: 'text/html', body: '<h1>Bad Request</h1>' }],
  ['a 404', { status: 404, json: { success: false, message: 'Not yet known' } }],
] as const)
  test(`${name} leaves the report open, also after a reload and in another tab, until it is sent again [Q-36]`, async ({
    page,
    network,
  }) => {
    network.respond('/purchase-done', response);
    await signIn(page, student, verificationUrl(report));
    await expect(sendAgain(page)).toBeVisible();
    await page.reload();
    await expect(sendAgain(page)).toBeVisible();
    const tab = await page.context().newPage();
    const reportsOfTab = watchRequests(tab, 'POST', '/purchase-done');
    await tab.goto(verificationUrl(report));
    await expect(sendAgain(tab)).toBeVisible();
    expect(reportsOfTab).toEqual([]);
    await tab.close();
    expect(network.calls('/purchase-done')).toHaveLength(1);
    network.respond('/purchase-done', { json: { success: true, message: 'Thank you' } });
    await sendAgain(page).press('Enter');
    await expect(status(page)).toHaveText('The institute has received the payment status.');
    await expect(page.getByRole('heading', { level: 1 }), 'the button is gone').toBeFocused();
    expect(network.calls('/purchase-done')).toHaveLength(2);
  });

test('a sign-in in another tab sends the report of a guest once [Q-37]', async ({ page, network }) => {
  await page.goto(verificationUrl(report));
  await expect(status(page)).toHaveText(/Please sign in to send the payment status to the institute\./);
  network.respond('/purchase-done', { json: { success: true, message: 'Thank you' } });
  const tab = await page.context().newPage();
  await tab.goto('/login');
  await submitLogin(tab, otherStudent);
  await expect(tab).toHaveURL('/user/profile');
  await expect(status(page)).toHaveText('The institute has received the payment status.');
  const token = (await storedSession(page))?.token;
  expect(network.calls('/purchase-done').map(({ headers }) => headers.authorization)).toEqual([undefined, `Bearer ${token}`]);
});
