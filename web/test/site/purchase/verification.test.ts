import type { createMocks } from '@institute/mocks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { addToCart, buyNow, course } from '../../support/course.ts';
import { Network, rejected } from '../../support/network.ts';
import { cells, emulateMedia, expectNoToasts, expectTexts, header, heading, link, main, toast } from '../../support/page.ts';
import { renderRoute, waitForResponses } from '../../support/render-route.tsx';
import {
  accountMenu,
  cartButton,
  inOtherDocument,
  sessionKey,
  signOut,
  storedSession,
  storedTexts,
  student,
  submitLogin,
} from '../../support/session.ts';

/** The parameters that the payment provider adds to the address of the return page. */
const report = { payment_id: 'pay-1', payment_request_id: 'req-1', payment_status: 'Credit', course: course.id };

const verificationUrl = (params: Record<string, string>) => `/verification?${new URLSearchParams(params)}`;

/** The report of the student's payment in the mocks. Its ids are the ids that the mocks' payment page returns. */
const paidReport = { ...report, payment_id: 'pay-2efbd0d8' };
const failedReport = { ...report, payment_id: 'pay-b3922590', payment_status: 'Failed' };

/** Adds the student's payment to the mocks, as after Buy Now. */
function addPayment({ store }: ReturnType<typeof createMocks>): void {
  store.state.db.payments.push({
    _id: report.payment_request_id,
    buyer: 'u-student',
    courseId: course.id,
    amount: 4200,
    status: 'created',
    createdAt: '2026-11-20T05:30:00.000Z',
  });
}

const accepted = { json: { success: true, message: 'Thank you' } };
const status = main.getByRole('status');
const tryAgain = link('Try again');
const received = () => expectTexts(status.css('p').first(), 'Payment received');
const help = page.getByRole('region', { name: 'What you can do now' });
const sendAgain = page.getByRole('button', { name: 'Send again' });

/** A network with a response to the report in place of the mocks' response. */
function withReport(answer: Parameters<Network['respond']>[1]): Network {
  const network = new Network();
  network.respond('/purchase-done', answer);
  return network;
}

/** The main color of a status: red, green or blue. */
function strongestColor(status: string): string | undefined {
  const { color } = getComputedStyle(page.getByText(status, { exact: true }).element());
  const parts = color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
  return ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))];
}

test('the page explains the verification, with a table of both ids, the course and the status [R-113, R-114, R-115, R-116, R-117, R-118, R-119, R-120, R-121, R-122, R-125, R-126]', async () => {
  const { url } = await renderRoute(verificationUrl(report), { as: 'student' });
  await expect.element(heading('Verification')).toBeVisible();
  await expect.element(toast('We could not find this payment.')).toHaveAttribute('data-toast', 'error');
  await expect.element(sendAgain).toBeVisible();
  for (const text of [
    "We're verifying your payment, this may take a while. Feel free to leave this screen.",
    'We will sent you the confirmation email.',
  ])
    await expect.element(page.getByText(text)).toBeVisible();
  for (const [name, value] of [
    ['Payment ID', 'pay-1'],
    ['Payment Request ID', 'req-1'],
    ['Paid For', 'Tally with GST'],
    ['Payment Status', 'Completed'],
  ] as const)
    await expectTexts(cells(name), value);
  expect(strongestColor('Completed')).toBe('green');
  await link('Home Page').click();
  await expect.poll(url).toBe('/');
});

test('the payment is reported exactly once in StrictMode, after a reload and after Back [R-112, R-123, R-124, R-127, F-12, F-13]', async () => {
  const { network, reload, url, back } = await renderRoute(verificationUrl(paidReport), { as: 'student', before: addPayment });
  await expect.element(toast('Payment received. The course is yours')).toBeVisible();
  await reload();
  await expect.element(page.getByRole('cell', { name: 'Completed' })).toBeVisible();
  await link('Home Page').click();
  await expect.poll(url).toBe('/');
  back();
  await expect.element(page.getByRole('cell', { name: 'Completed' })).toBeVisible();
  await received();
  expect(network.calls('/purchase-done').map(({ method, body }) => [method, body])).toEqual([['POST', paidReport]]);
});

test('without parameters no payment is reported, and the page says so and shows no table and no status [R-062, R-113]', async () => {
  const { network } = await renderRoute('/verification');
  await expect.element(heading('Verification')).toBeVisible();
  await expectTexts(status.css('p').first(), 'No payment found');
  await expect.element(link('Home Page')).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await expect.element(main.getByText('Failed')).not.toBeInTheDocument();
  await expect.element(help).not.toBeInTheDocument();
  await waitForResponses();
  expect(network.calls('/purchase-done')).toEqual([]);
  await expectAccessibleAtAllWidths('no payment');
});

test('one headline, the course with its price and one way to My Courses tell of a payment', async () => {
  await page.viewport(360, 740);
  const { reload, url } = await renderRoute(verificationUrl(paidReport), { as: 'student', before: addPayment });
  await received();
  await expect.element(status).toHaveTextContent(/My Courses\. We will call you to help you choose a centre\.$/);
  await expect.element(main.getByText('Rs. 4200 /-')).toBeVisible();
  await expect.element(main.getByText('Tally with GST').first()).toBeVisible();
  await link('My Courses').click();
  await expect.poll(url).toBe('/user/profile');
  await expect
    .element(main.css('li[aria-current]'))
    .toHaveTextContent(/^Tally with GST.*We will call you to help you choose a centre.*\+91/);
  await waitForResponses();
  await expect.poll(() => scrollY).toBe(0);
  const certificate = main.getByRole('button', { name: 'View Certificate in Tally with GST' });
  await expect.element(certificate).not.toBeInTheDocument();
  await expect.element(main.getByRole('button', { name: 'View Certificate in Course on Computer Concepts' })).toBeVisible();
  // On another visit the course may have a result.
  await reload();
  await expect.element(certificate).toBeVisible();
});

test('the table is in sight at every width, and the page says what the server said about a payment that is not confirmed', async () => {
  await page.viewport(360, 740);
  await renderRoute(verificationUrl(paidReport), { as: 'student', network: withReport(rejected(500, 'The ledger is closed.')) });
  await expect.element(main.getByText('The institute answered: The ledger is closed. Please send it again.')).toBeVisible();
  await expect.element(main.getByText('No response from the institute')).not.toBeInTheDocument();
  for (const name of ['Payment ID', 'Payment Request ID', 'Paid For', 'Payment Status'])
    await expect.element(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
});

test('a guest can sign in or send the payment again when the institute has not answered, and is told that a failed payment needs a login [R-125, R-253, Q-37]', async () => {
  const { network, goto } = await renderRoute(verificationUrl(report), { network: withReport(rejected(500, 'The ledger is closed.')) });
  await expect.element(sendAgain).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', expect.stringMatching(/^\/login\?redirect=/));
  expect(getComputedStyle(sendAgain.element()).backgroundColor, 'not the main action').toBe('rgba(0, 0, 0, 0)');
  network.respond('/purchase-done', rejected(401, 'Please sign in first.'));
  await goto(verificationUrl(failedReport));
  await expect.element(toast('Please sign in first.')).toHaveAttribute('data-toast', 'error');
});

test('an operator, who has no My Courses, is not sent there', async () => {
  await renderRoute(verificationUrl(report), { as: 'operator', network: withReport(accepted) });
  await received();
  await waitForResponses();
  await expect.element(status).not.toHaveTextContent('My Courses');
});

test('a failed payment and a forged report add no course, and the text of a report is escaped [R-121, R-125, S-10]', async () => {
  const payment_id = '<img src=x onerror=alert(1)>';
  const { goto } = await renderRoute(verificationUrl({ ...report, payment_id }), { as: 'student', before: addPayment });
  await expect.element(page.getByRole('cell', { name: payment_id })).toBeVisible();
  await expect.element(toast(/./)).toBeVisible();
  await goto(verificationUrl(failedReport));
  await expect.element(page.getByRole('cell', { name: 'Failed' })).toBeVisible();
  expect(strongestColor('Failed')).toBe('red');
  await expect
    .element(toast('We have noted that this payment did not go through. You can try again'))
    .toHaveAttribute('data-toast', 'warning');
  await goto('/user/profile');
  await expect.element(page.getByText('Course on Computer Concepts')).toBeVisible();
  await expect.element(page.getByText(/Tally/)).not.toBeInTheDocument();
});

test('a failed payment links back to its course, if there is one [R-113, Q-39]', async () => {
  const { goto, url } = await renderRoute(verificationUrl({ payment_status: 'Failed', course: 'no-such-course' }));
  await expect.element(page.getByRole('cell', { name: 'no-such-course' })).toBeVisible();
  await expect.element(tryAgain).not.toBeInTheDocument();
  await goto(verificationUrl({ payment_status: 'Failed', course: course.id }));
  await tryAgain.click();
  await expect.poll(url).toBe(course.path);
});

test('a payment that is pending is called failed; once it is paid it is reported again, and the profile shows the course [R-121, R-123, Q-36, Q-83]', async () => {
  const { network, goto, reload } = await renderRoute(course.path, { as: 'student', before: addPayment });
  await addToCart.click();
  await expect.element(cartButton).toHaveAccessibleName('Cart, 1 course');

  await goto(verificationUrl({ ...paidReport, payment_status: 'Pending' }));
  await expect.element(status).toHaveTextContent(/^Payment not completed.*Please check your bank account before you pay again\.$/);
  await expect.element(toast(/./)).toBeVisible();
  await expect.element(help).toBeVisible();
  expect(getComputedStyle(tryAgain.element()).backgroundColor, 'not the main action').toBe('rgba(0, 0, 0, 0)');
  await expect.element(page.getByRole('cell', { name: 'Failed' })).toBeVisible();
  await expect.element(cartButton).toHaveAccessibleName('Cart, 1 course');

  await goto(verificationUrl(paidReport));
  await received();
  await expect.element(toast('Payment received. The course is yours')).toBeVisible();
  await expect.element(tryAgain).not.toBeInTheDocument();
  await expect.element(cartButton).toHaveAccessibleName('Cart, empty');
  await reload();
  await received();
  const reports = network.calls('/purchase-done').map(({ body }) => Object(body).payment_status);
  expect(reports).toEqual(['Pending', 'Credit']);
  await goto('/user/profile');
  await expect.element(main.getByText('Tally with GST')).toBeVisible();
});

test('a rejected report of a paid payment is called rejected on every visit, and can be sent again [R-125, Q-36, Q-83]', async () => {
  const rejection = /^Payment not confirmed yet.*could not accept it\..*The payment is older than a year\.$/;
  const network = withReport(rejected(422, 'The payment is older than a year.'));
  const { goto, reload } = await renderRoute(course.path, { as: 'student', network });
  await addToCart.click();
  await goto(verificationUrl(report));
  await expect.element(status).toHaveTextContent(rejection);
  await reload();
  await expect.element(cartButton).toHaveAccessibleName('Cart, 1 course');
  await expect.element(help).toHaveTextContent('please do not pay again');
  network.respond('/purchase-done', accepted);
  await sendAgain.click();
  await received();
  await expect.element(sendAgain).not.toBeInTheDocument();
  await expect.element(cartButton).toHaveAccessibleName('Cart, empty');
  expect(network.calls('/purchase-done')).toHaveLength(2);
});

test('a guest returns with a long Hindi title, signs in, comes back and reports the whole title once [R-124, Q-37, F-20]', async () => {
  const title = 'कंप्यूटर अनुप्रयोग, लेखांकन एवं वित्तीय प्रबंधन में उन्नत डिप्लोमा पाठ्यक्रम (हिंदी माध्यम, शनिवार और रविवार की कक्षाएँ, राजस्थान के सभी केंद्र)';
  const { network, url } = await renderRoute(verificationUrl({ ...report, course: title }));
  await expect.element(page.getByRole('cell', { name: title })).toBeVisible();
  await expect.element(status).toHaveTextContent(/^Reported as paid.*Sign in so that we can confirm it\.$/);
  await waitForResponses();
  await expectNoToasts();
  await expect.element(sendAgain).not.toBeInTheDocument();
  await expectAccessibleAtAllWidths('a payment of a guest');
  await main.getByRole('link', { name: 'Sign In' }).click();
  await expect.poll(url).toMatch(/\/login\?redirect=/);
  await submitLogin(student);
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
  await signOut();
  await expect.element(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await reload();
  const stored = storedTexts();
  expect(stored).toContain('institute.cart-');
  expect(stored).toContain('confirmed');
  const ids = [paidReport.payment_id, paidReport.payment_request_id];
  expect([...ids, ...personal].filter((text) => text.length < 2 || stored.includes(text))).toEqual([]);

  await goto('/login');
  await submitLogin(student);
  await expect.poll(url).toBe('/user/profile');
  await expect.element(cartButton).toHaveAccessibleName('Cart, 1 course');
});

async function openVerification(payment_status: string) {
  const opened = await renderRoute(verificationUrl({ ...report, payment_status }), { as: 'student', network: withReport(accepted) });
  await expect.element(toast('Thank you')).toBeVisible();
  return opened;
}

test('the details of a completed payment can be copied, or a toast says that they cannot, and it shows no help', async () => {
  await openVerification('Credit');
  await expect.element(page.getByRole('cell', { name: 'Tally with GST' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect.element(toast('The payment details are copied.')).toHaveAttribute('data-toast', 'success');
  const text = await navigator.clipboard.readText();
  expect(text).toContain('Payment ID: pay-1\nPayment Request ID: req-1\nPaid For: Tally with GST\nPayment Status: Completed');
  await expect.element(help).not.toBeInTheDocument();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect.element(toast(/details could not be copied/)).toHaveAttribute('data-toast', 'error');
});

test('only the table is printed, under the name of the institute', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await openVerification('Failed');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  await emulateMedia({ media: 'print' });
  await expect.element(main.getByText('Gyan Vikas Institute')).toBeVisible();
  for (const name of ['pay-1', 'req-1', 'Tally with GST', 'Failed']) await expect.element(main.getByRole('cell', { name })).toBeVisible();
  for (const others of ['button', 'link', 'heading', 'status']) await expect.element(main.getByRole(others)).not.toBeInTheDocument();
  await expect.element(main.getByText(/verifying your payment/)).not.toBeVisible();
});

test('a failed payment says what to do, with the payment id', async () => {
  const { url } = await openVerification('Failed');
  await expect.element(help).toHaveTextContent('please do not pay again');
  await expect.element(help).toHaveTextContent('five days after the day of the payment');
  await expect.element(help).toHaveTextContent('Give the payment id pay-1.');
  await expect
    .element(help.getByRole('link', { name: /@/ }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:[^?]+\?subject=Payment%20pay-1$/));
  await expectAccessibleAtAllWidths('failed payment');
  await help.getByRole('link', { name: 'Payment Policy' }).click();
  await expect.poll(url).toBe('/payment-policy#failed');
  await expect.element(page.getByRole('heading', { name: 'If a payment fails' })).toBeInViewport();
});

test('a confirmed payment removes its course from the cart and offers the next one that is available and not bought', async () => {
  const { network, goto } = await renderRoute(`/login?redirect=${course.path}`, {
    before: (mocks) => {
      addPayment(mocks);
      localStorage.setItem(
        'institute.cart',
        JSON.stringify(['c-gone', 'c-ccc', 'c-tally', 'c-typing'].map((_id) => ({ _id, title: _id }))),
      );
    },
  });
  await submitLogin(student);
  await expect.element(cartButton).toHaveAccessibleName('Cart, 4 courses');
  await expect.element(buyNow).toBeVisible();
  await goto(verificationUrl(paidReport));
  await expect.element(cartButton).toHaveAccessibleName('Cart, 3 courses');
  const next = page.getByRole('region', { name: 'Next in your cart' });
  await expect.element(next).toHaveTextContent('Rs. 2000 /-');
  await expect.element(next.getByRole('link', { name: 'हिन्दी टाइपिंग' })).toHaveAttribute('href', '/course-detail/c-typing');
  await expectAccessibleAtAllWidths('confirmed payment');
  network.hold('/purchase');
  await next.getByRole('button', { name: 'Buy Now' }).click();
  await expect.poll(() => network.calls('/purchase').map(({ body }) => body)).toEqual([{ amount: 2000, courseId: 'c-typing' }]);
});

test('a paid course that the provider names by its title leaves the cart, and a guest is offered no next one', async () => {
  const items = [
    { _id: 'c-tally', title: 'Tally with GST' },
    { _id: 'c-typing', title: 'Typing' },
  ];
  await renderRoute(verificationUrl({ ...report, course: 'Tally with GST' }), {
    network: withReport(accepted),
    before: () => localStorage.setItem('institute.cart', JSON.stringify(items)),
  });
  await received();
  await expect.element(cartButton).toHaveAccessibleName('Cart, 1 course');
  await waitForResponses();
  await expect.element(page.getByText('Next in your cart')).not.toBeInTheDocument();
});

test('the page shows the response to the payment in its address, not that to another one [Q-36]', async () => {
  const network = new Network();
  const held = network.hold('/purchase-done');
  const { goto, back } = await renderRoute(verificationUrl(report), { as: 'student', network });
  await expect.poll(() => held.calls.length).toBe(1);
  await goto(verificationUrl({ ...report, payment_id: 'pay-2' }));
  await expect.poll(() => held.calls.length).toBe(2);
  back();
  await expectTexts(cells('Payment ID'), 'pay-1');
  held.respond(accepted);
  await expect.element(toast('Thank you')).toBeVisible();
  await waitForResponses();
  await expectTexts(status.css('p').first(), 'Payment not confirmed yet');
});

test('a user who signs in meanwhile sees nothing of the report of the other user', async () => {
  const network = new Network();
  const held = network.hold('/purchase-done');
  const { mocks } = await renderRoute(verificationUrl(report), { as: 'student', network });
  await expect.poll(() => held.calls.length).toBe(1);
  const other = JSON.stringify(await mocks.signIn('u-franchise'));
  inOtherDocument((storage) => storage.setItem(sessionKey, other));
  await expect.element(accountMenu(/Meera/)).toBeVisible();
  held.respond(accepted);
  await expect.element(status).toHaveTextContent(/sent earlier, from another account/);
  await expectNoToasts();
  await expect.element(sendAgain).toBeVisible();
});
