import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { storeGuestCart } from '../../support/cart.ts';
import { addToCart, course } from '../../support/pages/course.ts';
import { cartButton, signInLink, signOut } from '../../support/pages/header.ts';
import { signInWithForm, submitLogin } from '../../support/pages/login.ts';
import { operator, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const title = /Tally/;
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Cart' });

async function signOutAndWait(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signOut(page);
  await expect(signInLink(page)).toBeVisible();
}

test('a course is added to the cart once and removed [R-285, R-286, R-287]', async ({ page }) => {
  await page.goto(course.path);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, empty');
  await addToCart(page).click();
  await expect(toast(page, 'Course Successfully Added in cart!')).toHaveAttribute('data-toast', 'success');
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 course');
  await addToCart(page).click();
  await expect(toast(page, 'Course Already Added in cart!')).toHaveAttribute('data-toast', 'error');
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 course');
  await page.reload();
  await cartButton(page).click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
  await expect(drawer(page).getByRole('listitem').getByText('Rs. 4200 /-')).toBeVisible();
  await drawer(page)
    .getByRole('button', { name: /^Remove .*Tally/ })
    .click();
  await expect(drawer(page).getByText('Your cart is empty.')).toBeVisible();
  await page.reload();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, empty');
});

test('each user has a separate cart, and signing in moves the guest’s cart to the user [R-285, S-25]', async ({ page }) => {
  await page.goto(course.path);
  await addToCart(page).click();
  await signInLink(page).click();
  await submitLogin(page, student);
  // The focus moves to the heading after navigation, which would close an open menu.
  await expect(page.getByRole('heading', { level: 1, name: 'Tally with GST' })).toBeFocused();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 course');
  await signOutAndWait(page);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, empty');
  await signInWithForm(page, operator);
  await page.goto('/');
  await expect(cartButton(page)).toHaveAccessibleName('Cart, empty');
  await signOutAndWait(page);
  await signInWithForm(page, student);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 course');
});

test('the cart works with the keyboard alone [R-285]', async ({ page }) => {
  for (const id of ['c-tally', 'c-ccc']) {
    await page.goto(`/course-detail/${id}`);
    await addToCart(page).focus();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Course Successfully Added in cart!')).toBeVisible();
  }
  await cartButton(page).focus();
  await page.keyboard.press('Enter');
  const removeButtons = drawer(page).getByRole('button', { name: /^Remove/ });
  await expect(removeButtons).toHaveCount(2);
  await removeButtons.first().focus();
  await page.keyboard.press('Enter');
  await expect(removeButtons).toHaveCount(1);
  await expect(removeButtons).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('link', { name: 'See all courses' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(cartButton(page)).toBeFocused();
});

test('a course in the cart links to its page, and the drawer closes [R-285]', async ({ page }) => {
  await page.goto(course.path);
  await addToCart(page).click();
  await page.goto('/about-us');
  await cartButton(page).click();
  await drawer(page).getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(course.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('the cart follows changes in another tab [R-285, F-17]', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto(course.path);
  await addToCart(other).click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 course');
});

test('the drawer also closes when a link leads to the current page [R-285]', async ({ page }) => {
  await page.goto('/courses');
  await cartButton(page).click();
  await drawer(page).getByRole('link', { name: 'See all courses' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.goto(course.path);
  await addToCart(page).click();
  await cartButton(page).click();
  await drawer(page).getByRole('link', { name: title }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('the cart shows the total and what is saved, without courses that the viewer has', async ({ page }) => {
  await storeGuestCart(page, ['c-ccc', 'c-tally', 'c-typing']);
  await page.goto('/login');
  const value = (name: string) => drawer(page).locator('dt', { hasText: name }).locator('+ dd');
  await cartButton(page).click();
  await expect(value('Total')).toHaveText('Rs. 9000 /-');
  await expect(value('You save')).toHaveText('Rs. 1300 /-');
  await page.keyboard.press('Escape');

  await submitLogin(page, student);
  // Once the navigation has ended: it would close the cart.
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeFocused();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 courses');
  await cartButton(page).click();
  const owned = drawer(page).getByRole('listitem').filter({ hasText: 'You have this course' });
  await expect(owned).toHaveText(/Course on Computer Concepts/);
  await expect(value('Total')).toHaveText('Rs. 6200 /-');
  await expectAccessible(page, 'cart with a bought course');
  await owned.getByRole('button', { name: /^Remove Course on Computer Concepts/ }).click();
  await expect(owned).toHaveCount(0);
  await expect(drawer(page).getByRole('listitem')).toHaveCount(2);
});
