import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleAtAllWidths } from '../support/axe.ts';
import { buyNow, course } from '../support/course.ts';
import { renderRoute } from '../support/render-route.tsx';
import { addPayment, cartButton, failedReport, paidReport, submitLogin, verificationUrl } from './payment.ts';

/** Signs in with the cart of a guest. */
async function signInWithCart() {
  const opened = await renderRoute(`/login?redirect=${course.path}`, {
    before: (mocks) => {
      addPayment(mocks);
      localStorage.setItem('institute.cart', JSON.stringify(['c-tally', 'c-typing'].map((_id) => ({ _id, title: _id }))));
    },
  });
  await submitLogin();
  await expect.element(cartButton).toHaveAccessibleName('Cart, 2 courses');
  await expect.element(buyNow).toBeVisible();
  return opened;
}

test('a confirmed payment removes its course from the cart and offers the next one', async () => {
  const { network, goto } = await signInWithCart();
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

test('a failed payment leaves the cart as it is', async () => {
  const { goto } = await signInWithCart();
  await goto(verificationUrl(failedReport));
  await expect.element(page.getByText('The institute has received the payment status.')).toBeVisible();
  await expect.element(cartButton).toHaveAccessibleName('Cart, 2 courses');
  await expect.element(page.getByText('Next in your cart')).not.toBeInTheDocument();
});
