import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { storeGuestCart } from '../../support/cart.ts';
import { buyNow, course } from '../../support/pages/course.ts';
import { cartButton } from '../../support/pages/header.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(async ({ page }) => {
  await storeGuestCart(page, ['c-tally', 'c-typing']);
  await page.goto(`/login?redirect=${course.path}`);
  await submitLogin(page, student);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 courses');
  await buyNow(page).click();
});

test('a confirmed payment removes its course from the cart and offers the next one', async ({ page }) => {
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 course');
  const next = page.getByRole('region', { name: 'Next in your cart' });
  await expect(next).toContainText('Rs. 2000 /-');
  await expect(next.getByRole('link', { name: 'हिन्दी टाइपिंग' })).toHaveAttribute('href', '/course-detail/c-typing');
  await expectAccessibleAtAllWidths(page, 'confirmed payment');
  await next.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL(/payment\.html/);
  await expect(page.getByText('Rs. 2000 /-')).toBeVisible();
});

test('a failed payment leaves the cart as it is', async ({ page }) => {
  await page.getByRole('button', { name: 'Fail the payment' }).click();
  await expect(page.getByText('The institute has received the payment status.')).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 courses');
  await expect(page.getByText('Next in your cart')).toHaveCount(0);
});
