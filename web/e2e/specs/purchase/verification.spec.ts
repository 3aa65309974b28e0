import type { Page } from '@playwright/test';
import { watchRequests } from '../../support/network.ts';
import { addToCart, buyNow, course } from '../../support/pages/course.ts';
import { cartButton, signInLink, signOut } from '../../support/pages/header.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { otherStudent, sessionKey, sessions, signIn, storedSession, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const verificationUrl = (params: Record<string, string>) => `/verification?${new URLSearchParams(params)}`;
const report = { payment_id: 'pay-1', payment_request_id: 'req-1', payment_status: 'Credit', course: course.id };

async function pay(page: Page): Promise<void> {
  await signIn(page, student, course.path);
  await buyNow(page).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(toast(page, 'Payment received. The course is yours')).toBeVisible();
}

test('the page explains the verification and links to the home page [R-113, R-114, R-115, R-116, R-122]', async ({ page }) => {
  await signIn(page, student, verificationUrl(report));
  await expect(page.getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible();
  await expect(page.getByText("We're verifying your payment, this may take a while. Feel free to leave this screen.")).toBeVisible();
  await expect(page.getByText('We will sent you the confirmation email.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home Page' }).click();
  await expect(page).toHaveURL('/');
});

test('the table shows both ids, the course and the status [R-117, R-118, R-119, R-120, R-121]', async ({ page }) => {
  await page.goto(verificationUrl(report));
  for (const [name, value] of [
    ['Payment ID', 'pay-1'],
    ['Payment Request ID', 'req-1'],
    ['Paid For', /Tally/],
    ['Payment Status', 'Completed'],
  ] as const) {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(row.getByRole('cell')).toHaveText(value);
  }
  await page.goto(verificationUrl({ ...report, payment_status: 'Pending' }));
  await expect(page.getByRole('cell', { name: 'Failed' })).toBeVisible();
});

test('the payment is reported exactly once in StrictMode, after a reload and after Back [R-112, R-123, R-127, F-12, F-13]', {
  tag: '@development-react',
}, async ({ page }) => {
  const reports = watchRequests(page, 'POST', '/purchase-done');
  await pay(page);
  await page.reload();
  await expect(page.getByRole('cell', { name: 'Completed' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home Page' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('cell', { name: 'Completed' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(reports).toHaveLength(1);
  expect(Object.keys(reports[0]?.postDataJSON()).sort()).toEqual(['course', 'payment_id', 'payment_request_id', 'payment_status']);
});

test("an error shows a toast with the server's message [R-125, R-126]", async ({ page }) => {
  await signIn(page, student, verificationUrl(report));
  await expect(toast(page, 'We could not find this payment.')).toHaveAttribute('data-toast', 'error');
});

test('without parameters no payment is reported, and the status is Failed [R-062, R-113]', async ({ page }) => {
  const reports = watchRequests(page, 'POST', '/purchase-done');
  await page.goto('/verification');
  await expect(page.getByRole('cell', { name: 'Failed' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '-', exact: true })).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  expect(reports).toHaveLength(0);
});

test('a forged report adds no course, and its text is escaped [S-10]', async ({ page }) => {
  await signIn(page, student, verificationUrl({ ...report, payment_id: '<img src=x onerror=alert(1)>' }));
  await expect(page.getByRole('cell', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
  await expect(toast(page, /./)).toBeVisible();
  await page.goto('/user/profile');
  await expect(page.getByText('Course on Computer Concepts')).toBeVisible();
  await expect(page.getByText(/Tally/)).toHaveCount(0);
});

test('without a session a rejected report links to the login, with a redirect back [R-124]', async ({ page }) => {
  await page.goto(verificationUrl(report));
  const link = page.getByRole('main').getByRole('link', { name: 'Sign In' });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('a failed payment links back to its course [R-113, Q-39]', async ({ page }) => {
  const backLink = page.getByRole('main').getByRole('link', { name: 'Back to the course' });
  for (const [status, id] of [
    ['Credit', course.id],
    ['Failed', 'no-such-course'],
  ] as const) {
    await page.goto(verificationUrl({ payment_status: status, course: id }));
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(backLink).toHaveCount(0);
  }
  await page.goto(verificationUrl({ payment_status: 'Failed', course: course.id }));
  await backLink.click();
  await expect(page).toHaveURL(course.path);
});

const rejected = { status: 422, json: { success: false, message: 'The payment is older than a year.' } };
const status = (page: Page) => page.getByRole('main').getByRole('status');
const sendAgain = (page: Page) => page.getByRole('button', { name: 'Send again' });

test('a payment that is pending and then paid is reported twice, and the profile shows the course [R-123, Q-36, Q-83]', async ({
  page,
}) => {
  await signIn(page, student, course.path);
  await addToCart(page).click();
  await buyNow(page).click();
  // With a 204 the browser stays on the page of the provider, whose result is known by then.
  await page.route('**/verification?*', (route) => route.fulfill({ status: 204 }), { times: 1 });
  const returning = page.waitForRequest(/\/verification\?/);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const paid = (await returning).url();
  const main = page.getByRole('main');
  const successful = main.getByText('Payment successful, according to the payment provider');
  const reports = watchRequests(page, 'POST', '/purchase-done');

  await page.goto(paid.replace('=Credit', '=Pending'));
  await expect(status(page)).toHaveText('The institute has received the payment status.');
  await expect(main.getByText('Payment not successful')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Failed' })).toBeVisible();
  await expect(successful).toHaveCount(0);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 course');

  await page.goto(paid);
  await expect(status(page)).toHaveText('The institute has received the payment status.');
  await expect(toast(page, 'Payment received. The course is yours')).toBeVisible();
  await expect(successful).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, empty');
  await page.reload();
  await expect(status(page)).toHaveText('The institute has already received the payment status.');
  expect(reports.map((request) => request.postDataJSON().payment_status)).toEqual(['Pending', 'Credit']);
  await page.goto('/user/profile');
  await expect(main.getByText('Tally with GST')).toBeVisible();
});

test('a rejected report of a paid payment can be sent again on every visit, until it is confirmed [R-125, Q-83]', async ({
  page,
  network,
}) => {
  network.respond('/purchase-done', rejected);
  await signIn(page, student, verificationUrl(report));
  await expect(status(page)).toHaveText(/could not accept the payment status\..*The payment is older than a year\./);
  await page.reload();
  await sendAgain(page).click();
  await expect.poll(() => network.calls('/purchase-done').length).toBe(2);
  await expect(status(page)).toHaveText(/could not accept the payment status\./);
  network.respond('/purchase-done', { json: { success: true, message: 'Thank you' } });
  await sendAgain(page).click();
  await expect(status(page)).toHaveText('The institute has received the payment status.');
  await expect(sendAgain(page)).toHaveCount(0);
  expect(network.calls('/purchase-done')).toHaveLength(3);
});

for (const payment_status of ['Failed', 'Pending', 'credit', ''])
  test(`the payment status '${payment_status}' is reported as it is, called failed everywhere, and takes nothing out of the cart [R-121, Q-83]`, async ({
    page,
    network,
  }) => {
    network.respond('/purchase-done', { json: { success: true, message: 'Thank you' } });
    await signIn(page, student, course.path);
    await addToCart(page).click();
    await page.goto(verificationUrl({ ...report, payment_status }));
    const main = page.getByRole('main');
    await expect(status(page)).toHaveText('The institute has received the payment status.');
    await expect(main.getByText('Payment not successful')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Failed' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'What you can do now' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Back to the course' })).toBeVisible();
    await expect(main.getByText(/Payment successful|Completed|Next in your cart|My Courses/)).toHaveCount(0);
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 course');
    expect(network.calls('/purchase-done').map(({ body }) => JSON.parse(body ?? '').payment_status)).toEqual([payment_status]);
  });

test('a rejected report is called rejected on every visit, with the text of the server, and is not sent again [R-125, Q-36]', async ({
  page,
  network,
}) => {
  network.respond('/purchase-done', rejected);
  await signIn(page, student, verificationUrl({ ...report, payment_status: 'Failed' }));
  const expectRejection = async () => {
    await expect(status(page)).toHaveText(/could not accept the payment status\..*The payment is older than a year\./);
    await expect(sendAgain(page)).toHaveCount(0);
  };
  await expectRejection();
  await page.reload();
  await expectRejection();
  await page.getByRole('main').getByRole('link', { name: 'Home Page' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expectRejection();
  expect(network.calls('/purchase-done')).toHaveLength(1);
});

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

test("another user of the browser does not see the first one's result, and may send the payment too [S-25]", async ({ page, network }) => {
  network.respond('/purchase-done', { json: { success: true, message: 'Thank you' } });
  await signIn(page, student, verificationUrl(report));
  await expect(status(page)).toHaveText('The institute has received the payment status.');
  await page.evaluate((key) => localStorage.removeItem(key), sessionKey);
  await page.goto(`/login?redirect=${encodeURIComponent(verificationUrl(report))}`);
  await submitLogin(page, otherStudent);
  await expect(status(page)).toHaveText(/sent earlier, with another sign-in/);
  expect(network.calls('/purchase-done')).toHaveLength(1);
  await sendAgain(page).click();
  await expect(status(page)).toHaveText('The institute has received the payment status.');
  expect(network.calls('/purchase-done').map(({ headers }) => headers.authorization)).toEqual([
    `Bearer ${sessions.student.token}`,
    `Bearer ${(await storedSession(page))?.token}`,
  ]);
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

test('a guest returns with a long Hindi title, signs in, comes back and reports the whole title once [R-124, Q-37, F-20]', async ({
  page,
}) => {
  const title = 'कंप्यूटर अनुप्रयोग, लेखांकन एवं वित्तीय प्रबंधन में उन्नत डिप्लोमा पाठ्यक्रम (हिंदी माध्यम, शनिवार और रविवार की कक्षाएँ, राजस्थान के सभी केंद्र)';
  const reports = watchRequests(page, 'POST', '/purchase-done');
  await page.goto(verificationUrl({ ...report, course: title }));
  await expect(page.getByRole('cell', { name: title })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await submitLogin(page, student);
  await expect(page).toHaveURL(/\/verification\?/);
  await expect(page.getByRole('cell', { name: title })).toBeVisible();
  await expect(sendAgain(page)).toBeVisible();
  expect(reports.map((request) => [request.postDataJSON().course, request.headers().authorization])).toEqual([
    [title, undefined],
    [title, `Bearer ${(await storedSession(page))?.token}`],
  ]);
});

test('after a purchase, a cart and a logout the storage does not tell who was here [S-25]', async ({ page }) => {
  await pay(page);
  const search = new URL(page.url()).searchParams;
  const ids = [search.get('payment_id') ?? '-', search.get('payment_request_id') ?? '-'];
  await page.goto('/course-detail/c-dca');
  await addToCart(page).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 course' })).toBeVisible();
  await page.goto('/user/profile');
  const user = (await storedSession(page))?.user;
  const personal = ['_id', 'email', 'fullName', 'rollNo'].map((key) => String(user?.[key]));
  await signOut(page);
  await expect(signInLink(page)).toBeVisible();
  await page.reload();
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.entries(storage))
      .flat()
      .join('\n'),
  );
  expect(stored).toContain('institute.cart-');
  expect(stored).toContain('confirmed');
  expect([...ids, ...personal].filter((text) => text.length < 2 || stored.includes(text))).toEqual([]);

  await page.goto('/login');
  await submitLogin(page, student);
  await expect(page).toHaveURL('/user/profile');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 course' })).toBeVisible();
});
