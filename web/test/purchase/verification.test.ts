import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addToCart, course } from '../support/course.ts';
import { Network, rejected } from '../support/network.ts';
import { expectCount, expectTexts, header, heading, link, main, nextPaint, toast } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import { addPayment, cartButton, paidReport, report, storedSession, submitLogin, verificationUrl } from './payment.ts';

const accepted = { json: { success: true, message: 'Thank you' } };
const tooOld = rejected(422, 'The payment is older than a year.');
const status = main.getByRole('status');
const sendAgain = page.getByRole('button', { name: 'Send again' });

/** With a response to the report instead of that of the mocks. */
function withReport(answer: Parameters<Network['respond']>[1]): Network {
  const network = new Network();
  network.respond('/purchase-done', answer);
  return network;
}

test('the page explains the verification and links to the home page [R-113, R-114, R-115, R-116, R-122]', async () => {
  const { url } = await renderRoute(verificationUrl(report), { as: 'student' });
  await expect.element(heading('Verification')).toBeVisible();
  await expect.element(sendAgain).toBeVisible();
  await expect
    .element(page.getByText("We're verifying your payment, this may take a while. Feel free to leave this screen."))
    .toBeVisible();
  await expect.element(page.getByText('We will sent you the confirmation email.')).toBeVisible();
  await link('Home Page').click();
  await expect.poll(url).toBe('/');
});

test('the table shows both ids, the course and the status [R-117, R-118, R-119, R-120, R-121]', async () => {
  const { goto } = await renderRoute(verificationUrl(report));
  for (const [name, value] of [
    ['Payment ID', 'pay-1'],
    ['Payment Request ID', 'req-1'],
    ['Paid For', 'Tally with GST'],
    ['Payment Status', 'Completed'],
  ] as const) {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expectTexts(row.getByRole('cell'), value);
  }
  // A report that is still on its way would arrive in the next visit.
  await expect.element(link('Sign In')).toBeVisible();
  await goto(verificationUrl({ ...report, payment_status: 'Pending' }));
  await expect.element(page.getByRole('cell', { name: 'Failed' })).toBeVisible();
  await expect.element(link('Sign In')).toBeVisible();
});

test('the payment is reported exactly once in StrictMode, after a reload and after Back [R-112, R-123, R-127, F-12, F-13]', async () => {
  const { network, reload, url, back } = await renderRoute(verificationUrl(paidReport), { as: 'student', before: addPayment });
  await expect.element(toast('Payment received. The course is yours')).toBeVisible();
  await reload();
  await expect.element(page.getByRole('cell', { name: 'Completed' })).toBeVisible();
  await link('Home Page').click();
  await expect.poll(url).toBe('/');
  back();
  await expect.element(page.getByRole('cell', { name: 'Completed' })).toBeVisible();
  await expectTexts(status, 'The institute has already received the payment status.');
  expect(network.calls('/purchase-done').map(({ method, body }) => [method, body])).toEqual([['POST', paidReport]]);
});

test("an error shows a toast with the server's message [R-125, R-126]", async () => {
  await renderRoute(verificationUrl(report), { as: 'student' });
  await expect.element(toast('We could not find this payment.')).toHaveAttribute('data-toast', 'error');
});

test('without parameters no payment is reported, and the status is Failed [R-062, R-113]', async () => {
  const { network } = await renderRoute('/verification');
  await expect.element(page.getByRole('cell', { name: 'Failed' })).toBeVisible();
  await expectCount(page.getByRole('cell', { name: '-', exact: true }), 3);
  await nextPaint();
  expect(network.calls('/purchase-done')).toEqual([]);
});

test('a forged report adds no course, and its text is escaped [S-10]', async () => {
  const payment_id = '<img src=x onerror=alert(1)>';
  const { goto } = await renderRoute(verificationUrl({ ...report, payment_id }), { as: 'student', before: addPayment });
  await expect.element(page.getByRole('cell', { name: payment_id })).toBeVisible();
  await expect.element(toast(/./)).toBeVisible();
  await goto('/user/profile');
  await expect.element(page.getByText('Course on Computer Concepts')).toBeVisible();
  await expect.element(page.getByText(/Tally/)).not.toBeInTheDocument();
});

test('without a session a rejected report links to the login, with a redirect back [R-124]', async () => {
  const { url } = await renderRoute(verificationUrl(report));
  await expect.element(link('Sign In')).toBeVisible();
  await link('Sign In').click();
  await expect.poll(url).toMatch(/\/login\?redirect=/);
});

test('a failed payment links back to its course [R-113, Q-39]', async () => {
  const network = new Network();
  const { goto, url } = await renderRoute('/', { network });
  const backLink = link('Back to the course');
  for (const [payment_status, id] of [
    ['Credit', course.id],
    ['Failed', 'no-such-course'],
  ] as const) {
    await goto(verificationUrl({ payment_status, course: id }));
    await nextPaint();
    await expect.element(backLink).not.toBeInTheDocument();
  }
  await goto(verificationUrl({ payment_status: 'Failed', course: course.id }));
  await backLink.click();
  await expect.poll(url).toBe(course.path);
});

test('a payment that is pending and then paid is reported twice, and the profile shows the course [R-123, Q-36, Q-83]', async () => {
  const { network, goto, reload } = await renderRoute(course.path, { as: 'student', before: addPayment });
  await addToCart.click();
  await expect.element(cartButton).toHaveAccessibleName('Cart, 1 course');
  const successful = main.getByText('Payment successful, according to the payment provider');

  await goto(verificationUrl({ ...paidReport, payment_status: 'Pending' }));
  await expectTexts(status, 'The institute has received the payment status.');
  await expect.element(main.getByText('Payment not successful')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Failed' })).toBeVisible();
  await expect.element(successful).not.toBeInTheDocument();
  await expect.element(cartButton).toHaveAccessibleName('Cart, 1 course');

  await goto(verificationUrl(paidReport));
  await expectTexts(status, 'The institute has received the payment status.');
  await expect.element(toast('Payment received. The course is yours')).toBeVisible();
  await expect.element(successful).toBeVisible();
  await expect.element(cartButton).toHaveAccessibleName('Cart, empty');
  await reload();
  await expectTexts(status, 'The institute has already received the payment status.');
  const reports = network.calls('/purchase-done').map(({ body }) => Object(body).payment_status);
  expect(reports).toEqual(['Pending', 'Credit']);
  await goto('/user/profile');
  await expect.element(main.getByText('Tally with GST')).toBeVisible();
});

test('a rejected report of a paid payment can be sent again on every visit, until it is confirmed [R-125, Q-83]', async () => {
  const { network, goto, reload } = await renderRoute(course.path, { as: 'student', network: withReport(tooOld) });
  await addToCart.click();
  await expect.element(cartButton).toHaveAccessibleName('Cart, 1 course');
  await goto(verificationUrl(report));
  const rejection = /could not accept the payment status\..*The payment is older than a year\./;
  await expect.element(status).toHaveTextContent(rejection);
  // It is not bought yet.
  await expect.element(cartButton).toHaveAccessibleName('Cart, 1 course');
  await reload();
  await sendAgain.click();
  await expect.poll(() => network.calls('/purchase-done').length).toBe(2);
  await expect.element(status).toHaveTextContent(/could not accept the payment status\./);
  network.respond('/purchase-done', accepted);
  await sendAgain.click();
  await expectTexts(status, 'The institute has received the payment status.');
  await expect.element(sendAgain).not.toBeInTheDocument();
  await expect.element(cartButton).toHaveAccessibleName('Cart, empty');
  expect(network.calls('/purchase-done')).toHaveLength(3);
});

for (const payment_status of ['Failed', 'Pending', 'credit', ''])
  test(`the payment status '${payment_status}' is reported as it is, called failed everywhere, and takes nothing out of the cart [R-121, Q-83]`, async () => {
    const { network, goto } = await renderRoute(course.path, { as: 'student', network: withReport(accepted) });
    await addToCart.click();
    await expect.element(cartButton).toHaveAccessibleName('Cart, 1 course');
    await goto(verificationUrl({ ...report, payment_status }));
    await expectTexts(status, 'The institute has received the payment status.');
    await expect.element(main.getByText('Payment not successful')).toBeVisible();
    await expect.element(page.getByRole('cell', { name: 'Failed' })).toBeVisible();
    await expect.element(main.getByRole('region', { name: 'What you can do now' })).toBeVisible();
    await expect.element(link('Back to the course')).toBeVisible();
    await expect.element(main.getByText(/Payment successful|Completed|Next in your cart|My Courses/)).not.toBeInTheDocument();
    await expect.element(cartButton).toHaveAccessibleName('Cart, 1 course');
    expect(network.calls('/purchase-done').map(({ body }) => Object(body).payment_status)).toEqual([payment_status]);
  });

test('a rejected report is called rejected on every visit, with the text of the server, and is not sent again [R-125, Q-36]', async () => {
  const { network, url, reload, back } = await renderRoute(verificationUrl({ ...report, payment_status: 'Failed' }), {
    as: 'student',
    network: withReport(tooOld),
  });
  const expectRejection = async () => {
    await expect.element(status).toHaveTextContent(/could not accept the payment status\..*The payment is older than a year\./);
    await expect.element(sendAgain).not.toBeInTheDocument();
  };
  await expectRejection();
  await reload();
  await expectRejection();
  await link('Home Page').click();
  await expect.poll(url).toBe('/');
  back();
  await expectRejection();
  expect(network.calls('/purchase-done')).toHaveLength(1);
});

test("another user of the browser does not see the first one's result, and may send the payment too [S-25]", async () => {
  const { network, goto } = await renderRoute(verificationUrl(report), { as: 'student', network: withReport(accepted) });
  await expectTexts(status, 'The institute has received the payment status.');
  const firstToken = storedSession()?.token;
  localStorage.removeItem('institute.session');
  await goto(`/login?redirect=${encodeURIComponent(verificationUrl(report))}`);
  await submitLogin('otherStudent');
  await expect.element(status).toHaveTextContent(/sent earlier, with another sign-in/);
  expect(network.calls('/purchase-done')).toHaveLength(1);
  await sendAgain.click();
  await expectTexts(status, 'The institute has received the payment status.');
  expect(network.calls('/purchase-done').map(({ headers }) => headers.authorization)).toEqual([
    `Bearer ${firstToken}`,
    `Bearer ${storedSession()?.token}`,
  ]);
  expect(storedSession()?.token).not.toBe(firstToken);
});

test('a guest returns with a long Hindi title, signs in, comes back and reports the whole title once [R-124, Q-37, F-20]', async () => {
  const title = 'कंप्यूटर अनुप्रयोग, लेखांकन एवं वित्तीय प्रबंधन में उन्नत डिप्लोमा पाठ्यक्रम (हिंदी माध्यम, शनिवार और रविवार की कक्षाएँ, राजस्थान के सभी केंद्र)';
  const { network, url } = await renderRoute(verificationUrl({ ...report, course: title }));
  await expect.element(page.getByRole('cell', { name: title })).toBeVisible();
  await link('Sign In').click();
  await expect.poll(url).toMatch(/\/login\?redirect=/);
  await submitLogin();
  await expect.poll(url).toMatch(/\/verification\?/);
  await expect.element(page.getByRole('cell', { name: title })).toBeVisible();
  await expect.element(sendAgain).toBeVisible();
  expect(network.calls('/purchase-done').map(({ body, headers }) => [Object(body).course, headers.authorization])).toEqual([
    [title, undefined],
    [title, `Bearer ${storedSession()?.token}`],
  ]);
});

test('after a purchase, a cart and a logout the storage does not tell who was here [S-25]', async () => {
  const { goto, reload, url } = await renderRoute(verificationUrl(paidReport), { as: 'student', before: addPayment });
  await expect.element(toast('Payment received. The course is yours')).toBeVisible();
  await goto('/course-detail/c-dca');
  await addToCart.click();
  await expect.element(cartButton).toHaveAccessibleName('Cart, 1 course');
  await goto('/user/profile');
  const user = storedSession()?.user;
  const personal = ['_id', 'email', 'fullName', 'rollNo'].map((key) => String(user?.[key]));
  await header.getByRole('button', { name: /Aarav Sharma/ }).click();
  await header.getByRole('button', { name: 'Logout' }).click();
  await expect.element(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await reload();
  const stored = [localStorage, sessionStorage]
    .flatMap((storage) => Object.entries(storage))
    .flat()
    .join('\n');
  expect(stored).toContain('institute.cart-');
  expect(stored).toContain('confirmed');
  const ids = [paidReport.payment_id, paidReport.payment_request_id];
  expect([...ids, ...personal].filter((text) => text.length < 2 || stored.includes(text))).toEqual([]);

  await goto('/login');
  await submitLogin();
  await expect.poll(url).toBe('/user/profile');
  await expect.element(cartButton).toHaveAccessibleName('Cart, 1 course');
});
