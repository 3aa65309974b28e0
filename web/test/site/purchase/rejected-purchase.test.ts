import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { detail, editSwitch } from '../../student/profile.ts';
import { expectAccessible } from '../../support/axe.ts';
import { buyNow, course } from '../../support/course.ts';
import { rejected } from '../../support/network.ts';
import { clickTwice, expectCount, expectTexts, focus, heading, tabTo, toast } from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

const rejectedField = (field: string, message: string) => ({ status: 422, json: { success: false, message: { [field]: [message] } } });
const phoneError = rejectedField('phone', 'Please enter a valid phone number.');
const amountError = rejectedField('amount', 'The amount is not the price of the course.');
const correctPhone = page.getByRole('link', { name: 'Correct my phone' });

const openAsStudent = (path: string) => renderRoute(path, { as: 'student' });

test('clicking Buy Now twice sends one purchase; a rejected one shows one toast, and the page stays [R-090, R-106, R-111, R-253, F-11]', async () => {
  const { network, url } = await openAsStudent(course.path);
  const held = network.hold('/purchase');
  await focus(buyNow);
  await clickTwice(buyNow);
  await expect.element(buyNow).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => held.calls.length).toBe(1);
  held.respond(rejected(409, 'You already have this course.'));
  await expect.element(toast('You already have this course.')).toHaveAttribute('data-toast', 'error');
  await expectCount(toast(/./), 1);
  expect(network.calls('/purchase').map(({ method }) => method)).toEqual(['POST']);
  expect(url()).toBe(course.path);
  await expect.element(buyNow).toBeEnabled();
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

test('a rejected phone number leads to its field in the profile and back to the course, with the keyboard alone', async () => {
  const { network, url } = await openAsStudent(course.path);
  network.respond('/purchase', phoneError);
  await tabTo('Buy Now');
  await userEvent.keyboard('{Enter}');
  await expect.element(correctPhone).toBeVisible();
  await expectAccessible('rejected phone');
  await userEvent.tab();
  await expect.element(correctPhone).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(url).toBe('/user/profile?edit=phone&course=c-tally');
  await expect.element(editSwitch).toBeChecked();
  await expect.element(detail('Phone')).toHaveFocus();
  await expect.element(detail('Phone')).toBeInViewport();
  await expectAccessible('phone to correct');
  await detail('Phone').fill('0000054321');
  await userEvent.keyboard('{Enter}');
  await expect.element(editSwitch).not.toBeChecked();
  await expect.element(detail('Phone')).toHaveValue('0000054321');
  await tabTo('Back to the course');
  await userEvent.keyboard('{Enter}');
  await expect.poll(url).toBe(course.path);
  await expect.element(buyNow).toBeEnabled();
  expect(network.calls('/purchase'), 'nothing is bought by itself').toHaveLength(1);
});

test('only a student gets the link to the phone number, which is that of the profile', async () => {
  const { network } = await renderRoute(course.path, { as: 'operator' });
  network.respond('/purchase', phoneError);
  await buyNow.click();
  const panel = page.getByRole('complementary', { name: 'Price' });
  await expect.element(panel.getByText(/phone number of your profile was not accepted/)).toBeVisible();
  await expect.element(correctPhone).not.toBeInTheDocument();
});

test('on a phone the bar leads to what can be done about a rejected phone number', async () => {
  await page.viewport(360, 740);
  const { network } = await openAsStudent(course.path);
  network.respond('/purchase', phoneError);
  await page.css('[data-buy-bar]').getByRole('button').click();
  await expect.element(page.getByRole('group', { name: 'Price' })).toHaveFocus();
  await correctPhone.click();
  await expect.element(detail('Phone')).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'Back to the course' })).toBeVisible();
});

test('a rejected amount asks to load the price again, and shows the new one', async () => {
  const { network } = await openAsStudent(course.path);
  network.respond('/purchase', amountError);
  await buyNow.click();
  const panel = page.getByRole('complementary', { name: 'Price' });
  await expect.element(panel.getByText('The amount was not accepted.')).toBeVisible();
  await expect.element(correctPhone).not.toBeInTheDocument();
  const load = panel.getByRole('button', { name: 'Load the price again' });
  network.respond(`/course/${course.id}`, rejected(422, 'Not now.'));
  await load.click();
  await expect.element(toast('Not now.')).toBeVisible();
  await expectTexts(panel.getByRole('status'), 'The amount was not accepted. The price may have changed, so please load it again.');
  const json = { success: true, course: { _id: course.id, title: 'Tally with GST', price: 4800, discountedPrice: 4500 } };
  network.respond(`/course/${course.id}`, { json });
  await load.click();
  await expectTexts(panel.getByRole('status'), 'The price is now Rs. 4500 /-. Please press Buy Now again.');
  await expect.element(panel.getByText('Rs. 4500 /-', { exact: true })).toBeVisible();
  await buyNow.click();
  await expect.poll(() => network.calls('/purchase').map(({ body }) => Object(body).amount)).toEqual([4200, 4500]);
});

test('a rejected purchase does not carry over to a similar course', async () => {
  const { network } = await openAsStudent(course.path);
  network.respond('/purchase', amountError);
  await buyNow.click();
  await expect.element(page.getByRole('complementary').getByText('The amount was not accepted.')).toBeVisible();
  page.getByRole('contentinfo').element().scrollIntoView();
  await page.getByRole('link', { name: 'Advanced Excel for Offices' }).click();
  await expect.element(heading('Advanced Excel for Offices')).toHaveFocus();
  await expect.element(page.getByText('The amount was not accepted.')).not.toBeInTheDocument();
  await expect.element(buyNow).toBeEnabled();
});
