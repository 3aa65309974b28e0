import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../support/axe.ts';
import { course } from '../../support/course.ts';
import { button, dialog, expectCount, expectTexts, heading, press, toast } from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';
import { cartButton, student, submitLogin } from '../../support/session.ts';

const drawer = dialog('Cart');
const addToCart = button('Add to Cart');

test('a course is added to the cart once, outlasts a reload, and is removed [R-285, R-286, R-287, R-441]', async () => {
  const { reload } = await renderRoute(course.path);
  await expect.element(cartButton).toHaveAccessibleName('Cart, empty');
  await addToCart.click();
  await expect.element(toast('Course Successfully Added in cart!')).toHaveAttribute('data-toast', 'success');
  await expect.element(cartButton).toHaveAccessibleName('Cart, 1 course');
  await addToCart.click();
  await expect.element(toast('Course Already Added in cart!')).toHaveAttribute('data-toast', 'error');
  await reload();
  await expect.element(cartButton).toHaveAccessibleName('Cart, 1 course');
  await cartButton.click();
  await expect.element(drawer.getByRole('listitem').getByText('Rs. 4200 /-')).toBeVisible();
  await drawer.getByRole('button', { name: /^Remove .*Tally/ }).click();
  await expect.element(drawer.getByText('Your cart is empty.')).toBeVisible();
  await reload();
  await expect.element(cartButton).toHaveAccessibleName('Cart, empty');
});

test('the cart works with the keyboard alone [R-285]', async () => {
  const { goto } = await renderRoute(course.path);
  for (const id of [course.id, 'c-ccc']) {
    await goto(`/course-detail/${id}`);
    await press(addToCart, '{Enter}');
    await expect.element(toast('Course Successfully Added in cart!')).toBeVisible();
  }
  await press(cartButton, '{Enter}');
  const removeButtons = drawer.getByRole('button', { name: /^Remove/ });
  await expectCount(removeButtons, 2);
  await press(removeButtons.first(), '{Enter}');
  await expectCount(removeButtons, 1);
  await expect.element(removeButtons).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(drawer.getByRole('link', { name: 'See all courses' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(cartButton).toHaveFocus();
});

test('a course in the cart links to its page, and the drawer closes, also on this page [R-285]', async () => {
  const { goto, url } = await renderRoute(course.path);
  await addToCart.click();
  await goto('/about-us');
  for (const page of ['another page', 'this page']) {
    await cartButton.click();
    await drawer.getByRole('link', { name: /Tally/ }).click();
    await expect.element(drawer, { message: page }).not.toBeInTheDocument();
    await expect.poll(url).toBe(course.path);
    await expect.element(heading(/Tally/)).toBeVisible();
  }
});

test('the cart shows the total and what is saved, without courses that the user has', async () => {
  const items = ['c-ccc', 'c-tally', 'c-typing'].map((_id) => ({ _id, title: _id }));
  await renderRoute('/login', { before: () => localStorage.setItem('institute.cart', JSON.stringify(items)) });
  const value = (name: string) => drawer.css(`dt:has-text("${name}") + dd`);
  await cartButton.click();
  await expectTexts(value('Total'), 'Rs. 9000 /-');
  await expectTexts(value('You save'), 'Rs. 1300 /-');
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();

  await submitLogin(student);
  // Opened after the navigation has ended, because the navigation would close the cart.
  await expect.element(heading('My Profile')).toHaveFocus();
  await expect.element(cartButton).toHaveAccessibleName('Cart, 3 courses');
  await cartButton.click();
  const owned = drawer.getByRole('listitem').filter({ hasText: 'You have this course' });
  await expect.element(owned).toHaveTextContent(/Course on Computer Concepts/);
  await expectTexts(value('Total'), 'Rs. 6200 /-');
  await expectAccessible('cart with a bought course');
  await owned.getByRole('button', { name: /^Remove Course on Computer Concepts/ }).click();
  await expect.element(owned).not.toBeInTheDocument();
  await expectCount(drawer.getByRole('listitem'), 2);
});
