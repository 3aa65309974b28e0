import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buyNow, course } from '../support/course.ts';
import { expectCount, toast } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import { addPayment, failedReport, verificationUrl } from './payment.ts';

test('a rejected purchase shows one toast, and the page stays [R-106, R-111, R-253]', async () => {
  const { url } = await renderRoute('/course-detail/c-ccc', { as: 'student' });
  await buyNow.click();
  await expect.element(toast('You already have this course.')).toHaveAttribute('data-toast', 'error');
  await expectCount(toast(/./), 1);
  expect(url()).toBe('/course-detail/c-ccc');
  await expect.element(buyNow).toBeEnabled();
});

test('field errors show the first message of phone and of amount [R-107, R-108, R-109]', async () => {
  const { url } = await renderRoute(course.path, { as: 'student', scenario: 'payment-refused' });
  await buyNow.click();
  await expect.element(toast('Please enter a valid phone number.')).toBeVisible();
  await expect.element(toast('The amount is above the limit of this account.')).toBeVisible();
  await expectCount(toast(/./), 2);
  expect(url()).toBe(course.path);
});

test('a failed payment is shown as Failed and adds no course [R-121, R-124, R-125]', async () => {
  const { goto } = await renderRoute(verificationUrl(failedReport), { as: 'student', before: addPayment });
  await expect.element(page.getByRole('cell', { name: 'Failed' })).toBeVisible();
  await expect.element(page.getByText('Completed')).not.toBeInTheDocument();
  await expect.element(toast('We have noted that this payment did not go through. You can try again')).toBeVisible();
  await goto('/user/profile');
  await expect.element(page.getByText('Course on Computer Concepts')).toBeVisible();
  await expect.element(page.getByText('Tally')).not.toBeInTheDocument();
});

test('a payment URL of another site is not followed [S-09, R-104]', async () => {
  const { network, url } = await renderRoute(course.path, { as: 'student' });
  network.intercept('/purchase', async (_, send) => {
    const purchase = await (await send()).json();
    purchase.payment_request.longurl = 'http://evil.example/pay';
    return Response.json(purchase);
  });
  await buyNow.click();
  await expect.element(toast(/./)).toHaveAttribute('data-toast', 'error');
  expect(url()).toBe(course.path);
});

test('Buy Now redirects a session without a user id to the login [R-011, R-102]', async () => {
  const { network, url } = await renderRoute(course.path, {
    before: () => localStorage.setItem('institute.session', JSON.stringify({ token: 't', user: { role: 10 } })),
  });
  await buyNow.click();
  await expect.element(toast('Please login before making a payment!')).toHaveAttribute('data-toast', 'warning');
  await expect.poll(url).toMatch(/\/login\?redirect=/);
  expect(network.calls('/purchase')).toEqual([]);
});
