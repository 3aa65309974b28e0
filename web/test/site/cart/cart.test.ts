import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../support/axe.ts';
import { buyNow, course, ownedCourse } from '../../support/course.ts';
import { rejected } from '../../support/network.ts';
import { button, dialog, expectCount, heading, press, toast } from '../../support/page.ts';
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
  for (const place of ['another page', 'this page']) {
    await cartButton.click();
    await drawer.getByRole('link', { name: /Tally/ }).click();
    await expect.element(drawer, { message: place }).not.toBeInTheDocument();
    await expect.poll(url).toBe(course.path);
    await expect.element(heading(/Tally/)).toBeVisible();
  }
});

/** Opens a page with these courses in the cart. */
const withItems = (...ids: string[]) => ({
  before: () => localStorage.setItem('institute.cart', JSON.stringify(ids.map((_id) => ({ _id, title: _id })))),
});

test('each course in the cart has its Buy Now, except a course that the user has or that is gone', async () => {
  await renderRoute('/login', withItems('c-ccc', 'c-tally', 'c-typing', 'c-gone'));
  const buttons = drawer.getByRole('button', { name: 'Buy Now' });
  await cartButton.click();
  await expectCount(buttons, 3);
  await expect.element(drawer.getByRole('listitem').filter({ hasText: 'No longer available' })).toHaveTextContent('c-gone');
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();

  await submitLogin(student);
  // Opened after the navigation has ended, because the navigation would close the cart.
  await expect.element(heading('My Profile')).toHaveFocus();
  await expect.element(cartButton).toHaveAccessibleName('Cart, 4 courses');
  await cartButton.click();
  const owned = drawer.getByRole('listitem').filter({ hasText: 'You have this course' });
  await expect.element(owned).toHaveTextContent(/Course on Computer Concepts/);
  await expectCount(buttons, 2);
  await expectAccessible('cart with a bought course');
  await owned.getByRole('button', { name: /^Remove Course on Computer Concepts/ }).click();
  await expect.element(owned).not.toBeInTheDocument();
  await expectCount(drawer.getByRole('listitem'), 3);
});

const buyTally = drawer.getByRole('button', { name: 'Buy Now: Tally with GST', exact: true });

test('Buy Now in the cart leads a guest to the login, which leads back to the page of the course [R-100, R-101]', async () => {
  const { url } = await renderRoute('/about-us', withItems('c-ccc', 'c-tally'));
  await cartButton.click();
  await buyTally.click();
  await expect.element(toast('Please login before making a payment!')).toHaveAttribute('data-toast', 'warning');
  await expect.element(drawer).not.toBeInTheDocument();
  await submitLogin(student);
  await expect.poll(url).toBe(course.path);
  await expect.element(page.getByText('You are signed in. Press Buy Now to go on.')).toBeVisible();
  await expect.element(buyNow).toHaveFocus();
});

test('Buy Now in the cart stays until its response has come, and then leaves the focus in the cart', async () => {
  const { network, goto } = await renderRoute(ownedCourse.path, { as: 'student' });
  await addToCart.click();
  const profile = network.hold('/profile');
  await goto('/about-us');
  const purchase = network.hold('/purchase');
  await press(cartButton, '{Enter}');
  const buyAgain = drawer.getByRole('button', { name: 'Buy Now: Course on Computer Concepts', exact: true });
  await press(buyAgain, '{Enter}');
  profile.release();
  await expect.poll(() => purchase.calls.length).toBe(1);
  await expect.element(buyAgain).toHaveFocus();
  purchase.respond(rejected(409, 'You already have this course.'));
  await expect.element(drawer.getByText('You have this course', { exact: true })).toBeVisible();
  await expect.element(drawer.css(':focus')).toBeVisible();
});

test('Buy Now in the cart requests the payment of this course, and says what to do about a rejected phone number', async () => {
  const { network, url } = await renderRoute(course.path, { as: 'student' });
  network.respond('/purchase', { status: 422, json: { success: false, message: { phone: ['Not valid.'] } } });
  await addToCart.click();
  await cartButton.click();
  await buyTally.click();
  await expect.element(toast('Not valid.')).toBeVisible();
  expect(network.calls('/purchase').map(({ body }) => body)).toEqual([{ amount: 4200, courseId: 'c-tally' }]);
  await expectAccessible('cart with a rejected purchase');
  await drawer.getByRole('link', { name: 'Correct my phone' }).click();
  await expect.poll(url).toBe('/user/profile?edit=phone&course=c-tally');
  await expect.element(drawer).not.toBeInTheDocument();
});
