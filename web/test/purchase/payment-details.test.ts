import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectAccessibleAtAllWidths } from '../support/axe.ts';
import { buyNow, course } from '../support/course.ts';
import { Network, rejected } from '../support/network.ts';
import { main, toast } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import { cartButton, student, submitLogin } from '../support/session.ts';
import { addPayment, paidReport, report, verificationUrl } from './payment.ts';

const help = page.getByRole('region', { name: 'What you can do now' });

async function openVerification(payment_status: string) {
  const network = new Network();
  network.respond('/purchase-done', { json: { success: true, message: 'Thank you' } });
  const opened = await renderRoute(verificationUrl({ ...report, payment_status }), { as: 'student', network });
  await expect.element(page.getByText('The institute has received the payment status.')).toBeVisible();
  return opened;
}

test('the details of a completed payment can be copied, and it shows no help', async () => {
  await openVerification('Credit');
  await expect.element(page.getByRole('cell', { name: 'Tally with GST' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect.element(toast('The payment details are copied.')).toHaveAttribute('data-toast', 'success');
  const text = await navigator.clipboard.readText();
  expect(text).toContain('Payment ID: pay-1\nPayment Request ID: req-1\nPaid For: Tally with GST\nPayment Status: Completed');
  await expect.element(help).not.toBeInTheDocument();
});

test('where the clipboard is not available, a toast says so', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  await openVerification('Credit');
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect.element(toast(/did not allow copying/)).toHaveAttribute('data-toast', 'error');
});

test('only the table is printed, under the name of the institute', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await openVerification('Failed');
  await page.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
  await commands.emulateMedia({ media: 'print' });
  onTestFinished(() => commands.emulateMedia({ media: null }));
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

test('a payment that the institute could not accept asks not to pay again', async () => {
  const network = new Network();
  network.respond('/purchase-done', rejected(422, 'The payment is too old.'));
  await renderRoute(verificationUrl(report), { as: 'student', network });
  await expect.element(help).toHaveTextContent('please do not pay again');
  await expect.element(help).not.toHaveTextContent('press Buy Now again');
});

test('a confirmed payment removes its course from the cart and offers the next one', async () => {
  const { network, goto } = await renderRoute(`/login?redirect=${course.path}`, {
    before: (mocks) => {
      addPayment(mocks);
      localStorage.setItem('institute.cart', JSON.stringify(['c-tally', 'c-typing'].map((_id) => ({ _id, title: _id }))));
    },
  });
  await submitLogin(student);
  await expect.element(cartButton).toHaveAccessibleName('Cart, 2 courses');
  await expect.element(buyNow).toBeVisible();
  await goto(verificationUrl(paidReport));
  await expect.element(cartButton).toHaveAccessibleName('Cart, 1 course');
  const next = page.getByRole('region', { name: 'Next in your cart' });
  await expect.element(next).toHaveTextContent('Rs. 2000 /-');
  await expect.element(next.getByRole('link', { name: 'हिन्दी टाइपिंग' })).toHaveAttribute('href', '/course-detail/c-typing');
  await expectAccessibleAtAllWidths('confirmed payment');
  network.hold('/purchase');
  await next.getByRole('button', { name: 'Buy Now' }).click();
  await expect.poll(() => network.calls('/purchase').map(({ body }) => body)).toEqual([{ amount: 2000, courseId: 'c-typing' }]);
});
