import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addToCart, course } from '../support/course.ts';
import { serverError } from '../support/network.ts';
import { button, expectCount, expectNoToasts, field, heading, link, main, press, sidebarLink, toast, visible } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import { accountMenu, inOtherDocument, sessionKey, signInLink } from '../support/session.ts';

const rect = (element: Element) => element.getBoundingClientRect();

/** Lets `ms` milliseconds pass for the toasts. */
function passMs(ms: number): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
}

test('the message after a creation is shown on the list, and leaves with it', async () => {
  await renderRoute('/franchise/create-batch', { as: 'operator' });
  await field('Title').fill('Night batch');
  await field('Time').fill('8 PM');
  await field('Student Limit').fill('20');
  await button('Create Batch').click();
  await expect.element(heading('All Batches')).toBeVisible();
  const message = toast('Batch created successfully');
  await expect.element(message).toBeVisible();
  expect(rect(message.element()).right, 'it is beside the page, at the foot of the sidebar').toBeLessThanOrEqual(rect(main.element()).left);
  passMs(1000);
  await sidebarLink('Dashboard').click();
  await expect.element(heading('Dashboard')).toBeVisible();
  await expectNoToasts();
});

test.each([
  ['/login', 'Login'],
  ['/view-result', 'View Certificate'],
  ['/contact-us', 'Send Query'],
])('on %s a toast covers nothing of the form, and the page ends with its footer', async (path, label) => {
  await page.viewport(1280, 800);
  const { network } = await renderRoute(path);
  network.respond('/contact', serverError);
  await button(label).click();
  const message = toast(/./);
  await expect.element(message).toBeVisible();
  const card = main.css('form').element();
  expect(rect(message.element()).left).toBeGreaterThanOrEqual(rect(card).right);
  const footer = page.getByRole('contentinfo').element();
  await expect.poll(() => rect(footer).bottom + scrollY).toBeCloseTo(document.documentElement.scrollHeight, 0);
});

test('a phone shows one toast at a time, the newest', async () => {
  await page.viewport(360, 740);
  await renderRoute(course.path);
  await addToCart.click();
  await addToCart.click();
  await expectCount(toast(/./), 2);
  expect(visible(toast(/./)).map(({ textContent }) => textContent)).toEqual(['Error: Course Already Added in cart!']);
});

test('on a phone a toast leaves the field with the focus in sight', async () => {
  await page.viewport(360, 740);
  const { network } = await renderRoute('/franchise/create-batch', { as: 'operator' });
  for (const [label, value] of Object.entries({ Title: 'Night batch', Time: '8 PM', 'Student Limit': '20' }))
    await field(label).fill(value);
  const created = network.hold('/create-batch');
  await button('Create Batch').click();
  await expect.poll(() => created.counts().calls).toBe(1);
  // The user goes on typing in the field at the lower edge.
  const input = field('Title').element();
  input.focus({ preventScroll: true });
  scrollTo(0, 0);
  await page.viewport(360, Math.ceil(rect(input).bottom) + 4);
  created.respond(serverError);
  const message = toast(/./);
  await expect.element(message).toBeVisible();
  await expect.poll(() => rect(input).bottom).toBeLessThan(rect(message.element()).top);
});

test('on a phone a toast is a strip of one line, above which the pressed button of the last row is moved', async () => {
  await page.viewport(360, 740);
  const { network } = await renderRoute('/franchise/results', { as: 'operator' });
  const call = network.hold('/find-result/*');
  const view = main.getByRole('button', { name: /^View Certificate/ }).first();
  await expect.element(view).toBeVisible();
  scrollTo(0, 0);
  await page.viewport(360, Math.ceil(rect(view.element()).bottom) + 4);
  await press(view, '{Enter}');
  await expect.poll(() => call.counts().calls).toBe(1);
  call.respond(serverError);
  const message = toast(/./);
  await expect.element(message).toBeVisible();
  await expect.poll(() => rect(view.element()).bottom).toBeLessThanOrEqual(rect(message.element()).top);
  const { left, right, height, bottom } = rect(message.element());
  expect([left, right, bottom]).toEqual([0, 360, innerHeight]);
  expect(height).toBeLessThanOrEqual(56);
});

test('on a phone a toast covers no button of the payment page', async () => {
  await page.viewport(360, 740);
  await renderRoute('/verification?payment_id=pay-1&payment_request_id=req-1&payment_status=Credit&course=c-tally', { as: 'student' });
  const message = toast('We could not find this payment.');
  await expect.element(message).toBeVisible();
  for (const control of [button('Send again'), link('Home Page')])
    await expect.poll(() => rect(control.element()).bottom).toBeLessThanOrEqual(rect(message.element()).top);
});

test('a toast stays if the same user signs in again in another tab, and goes with a logout or another user there [S-25, R-247]', async () => {
  const change = (session?: object) =>
    inOtherDocument((storage) => (session ? storage.setItem(sessionKey, JSON.stringify(session)) : storage.removeItem(sessionKey)));
  const { mocks } = await renderRoute(course.path, { as: 'student' });
  await addToCart.click();
  await expect.element(toast(/Added/)).toBeVisible();
  const [again, other] = [await mocks.signIn('u-student'), await mocks.signIn('u-franchise')];
  change(again);
  await expect.element(accountMenu()).toBeVisible();
  await expect.element(toast(/Added/)).toBeVisible();
  change(other);
  await expect.element(accountMenu(/Meera/)).toBeVisible();
  await expectNoToasts();
  await addToCart.click();
  await expect.element(toast(/Added/)).toBeVisible();
  change();
  await expect.element(signInLink).toBeVisible();
  await expectNoToasts();
});
