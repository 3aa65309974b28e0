import { expectAccessible } from '../../support/axe.ts';
import { buyNow, course } from '../../support/pages/course.ts';
import { detail, editSwitch, saveButton } from '../../support/pages/profile.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { tabTo } from '../../support/tab-to.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const phoneError = { status: 422, json: { success: false, message: { phone: ['Please enter a valid phone number.'] } } };
const amountError = { status: 422, json: { success: false, message: { amount: ['The amount is not the price of the course.'] } } };
const correctPhone = { name: 'Correct my phone' };

test.beforeEach(({ page }) => storeSession(page, sessions.student));

test('a rejected phone number leads to its field in the profile and back to the course, with the keyboard alone', async ({
  page,
  network,
}) => {
  network.respond('/purchase', phoneError);
  await page.goto(course.path);
  await tabTo(page, 'Buy Now');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', correctPhone)).toBeVisible();
  await expectAccessible(page, 'rejected phone');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', correctPhone)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user/profile?edit=phone&course=c-tally');
  await expect(editSwitch(page)).toBeChecked();
  await expect(detail(page, 'Phone')).toBeFocused();
  await expect(detail(page, 'Phone')).toBeInViewport();
  await expectAccessible(page, 'phone to correct');
  await detail(page, 'Phone').fill('0000054321');
  await page.keyboard.press('Enter');
  await expect(editSwitch(page)).not.toBeChecked();
  await expect(detail(page, 'Phone')).toHaveValue('0000054321');
  await tabTo(page, 'Back to the course');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(course.path);
  await expect(buyNow(page)).toBeEnabled();
  expect(network.calls('/purchase'), 'nothing is bought by itself').toHaveLength(1);
});

test('the address of the phone field works on its own, and no other field opens', async ({ page }) => {
  await page.goto('/user/profile?edit=phone');
  await expect(detail(page, 'Phone')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Back to the course' })).toHaveCount(0);
  await expect(saveButton(page)).toBeVisible();
  await page.goto('/user/profile?edit=email&course=c-tally');
  await expect(detail(page, 'Email')).toBeVisible();
  await expect(editSwitch(page)).not.toBeChecked();
  await expect(page.getByRole('link', { name: 'Back to the course' })).toHaveCount(0);
});

test('on a phone the bar leads to what can be done about a rejected phone number', async ({ page, network }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  network.respond('/purchase', phoneError);
  await page.goto(course.path);
  await page.getByRole('button', { name: 'Buy', exact: true }).click();
  await expect(toast(page, 'Please enter a valid phone number.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Price' })).toBeFocused();
  await page.getByRole('link', correctPhone).click();
  await expect(detail(page, 'Phone')).toBeFocused();
});

test('a rejected amount asks to load the price again, and shows the new one', async ({ page, network }) => {
  network.respond('/purchase', amountError);
  await page.goto(course.path);
  await buyNow(page).click();
  const panel = page.getByRole('complementary', { name: 'Price' });
  await expect(panel.getByText('The amount was not accepted.')).toBeVisible();
  await expect(panel.getByRole('link', correctPhone)).toHaveCount(0);
  await expectAccessible(page, 'rejected amount');
  const json = { success: true, course: { _id: course.id, title: 'Tally with GST', price: 4800, discountedPrice: 4500 } };
  network.respond(`/course/${course.id}`, { json });
  await panel.getByRole('button', { name: 'Load the price again' }).click();
  await expect(panel.getByRole('status')).toHaveText('The price is now Rs. 4500 /-. Please press Buy Now again.');
  await expect(panel.getByText('Rs. 4500 /-', { exact: true })).toBeVisible();
  await buyNow(page).click();
  await expect.poll(() => network.calls('/purchase').map(({ body }) => JSON.parse(body ?? '').amount)).toEqual([4200, 4500]);
});

test('a rejected purchase does not carry over to a similar course', async ({ page, network }) => {
  network.respond('/purchase', amountError);
  await page.goto(course.path);
  await buyNow(page).click();
  await expect(page.getByRole('complementary').getByText('The amount was not accepted.')).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Advanced Excel for Offices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Advanced Excel for Offices' })).toBeFocused();
  await expect(page.getByText('The amount was not accepted.')).toHaveCount(0);
  await expect(buyNow(page)).toBeEnabled();
});
