import type { Locator, Page } from '@playwright/test';
import { brand } from '../../../src/lib/brand.ts';
import { addToCart, buyNow, course } from '../../support/pages/course.ts';
import { signOut } from '../../support/pages/header.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { clickButton, field } from '../../support/pages/page.ts';
import { button, dialog, selectPhoto } from '../../support/pages/photo-dialog.ts';
import { card, detail, editSwitch, saveButton, tab } from '../../support/pages/profile.ts';
import { photo } from '../../support/pages/register.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';
import { lostTexts, translateNow, translatePages } from './translation.ts';

/** Translation must not lose a text of the app. A crash fails the test through its console error. */
test.afterEach(async ({ page }) => {
  expect(await lostTexts(page)).toEqual([]);
});

const banner = (page: Page) => page.getByRole('banner');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('translated, a guest adds a course to the cart and sends a query [F-35]', async ({ page }) => {
  await translatePages(page);
  await page.goto('/');
  await expect(heading(page, /./).locator('font font')).toBeVisible();
  await banner(page).getByRole('link', { name: 'Courses', exact: true }).click();
  await expect(heading(page, 'Courses')).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: /Tally/ }).click();
  await expect(heading(page, /Tally/)).toBeFocused();
  const add = addToCart(page);
  await add.click();
  await expect(toast(page, 'Course Successfully Added in cart!')).toBeVisible();
  await add.click();
  await expect(toast(page, 'Course Already Added in cart!')).toBeVisible();
  await page.getByRole('button', { name: 'Cart, 1 course' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByRole('dialog').getByText('Your cart is empty.')).toBeVisible();
  await page.keyboard.press('Escape');
  await banner(page).getByRole('link', { name: 'Contact Us' }).click();
  await clickButton(page, 'Send Query');
  await expect(toast(page, /./).first()).toBeVisible();
  for (const [label, text] of Object.entries({
    'Full Name': 'A',
    Email: 'a@example.com',
    'Whatsapp No.': '0000011111',
    'Ask Query': 'When?',
  }))
    await field(page, label).fill(text);
  await clickButton(page, 'Send Query');
  await expect(page.getByText(/^Thank you\. We have received your query/)).toBeVisible();
});

test('emails, ids and the name of the institute are not translated, and the page declares its language [F-35]', async ({ page }) => {
  await signIn(page, student);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await translateNow(page);
  const translated = (container: Locator, text: string) => container.locator('font').filter({ hasText: text });
  await expect(translated(card(page), 'Student Id').first()).toBeVisible();
  for (const text of ['GVI/01/2026', 'student@example.com', brand.name]) {
    await expect(card(page).getByText(text)).toBeVisible();
    await expect(translated(card(page), text)).toHaveCount(0);
  }
  for (const text of [brand.name, brand.email]) await expect(translated(page.locator('body'), text)).toHaveCount(0);
  await page.goto('/verification?payment_id=Monday&payment_request_id=Sunday&payment_status=Failed');
  await expect(page.getByRole('cell', { name: 'Sunday' })).toBeVisible();
  await translateNow(page);
  await expect(translated(page.getByRole('table'), 'Payment ID').first()).toBeVisible();
  for (const id of ['Monday', 'Sunday']) await expect(translated(page.getByRole('table'), id)).toHaveCount(0);
});

test('translated, a guest on a phone opens the menu, waits for the redirect and logs in [F-35]', async ({ page }) => {
  await translatePages(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page, /./)).toBeFocused();
  await page.goto('/user/profile');
  await expect(page.locator('[data-countdown]')).toHaveText('4');
  await expect(heading(page, 'Login')).toBeFocused({ timeout: 15_000 });
  await submitLogin(page, { ...student, password: 'wrong' });
  await expect(toast(page, /./)).toBeVisible();
  await submitLogin(page, student);
  await expect(heading(page, 'My Profile')).toBeFocused();
});

test('translated, a student saves an invoice, edits details, logs out and in again [F-35]', async ({ page, network }) => {
  await signIn(page, student);
  await translateNow(page);
  const held = network.hold('/invoice/*');
  const invoice = page.getByRole('button', { name: /^Download invoice/ });
  await invoice.click();
  await expect(invoice).toHaveAttribute('aria-busy', 'true');
  const download = page.waitForEvent('download');
  held.release();
  await download;
  await expect(invoice).not.toHaveAttribute('aria-busy');
  await editSwitch(page).click();
  await detail(page, 'City').fill('Gaya');
  await saveButton(page).click();
  await expect(toast(page, /./)).toBeVisible();
  await tab(page, 'Change Password').click();
  await page
    .getByRole('button', { name: /Change Password|Update/ })
    .last()
    .click();
  await tab(page, 'My Courses').click();
  await signOut(page);
  await expect(banner(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await banner(page).getByRole('link', { name: 'Sign In' }).click();
  await submitLogin(page, student);
  await expect(heading(page, 'My Profile')).toBeFocused();
});

test('translated, an upload is stopped and restarted [F-35]', async ({ page, network }) => {
  await translatePages(page);
  const uploads = network.hold('/profile-pic');
  await signIn(page, student);
  await selectPhoto(page, photo);
  await button(page, 'Upload').click();
  await button(page, 'Stop the upload').click();
  await expect(dialog(page).getByText('The upload was stopped.')).toBeVisible();
  await button(page, 'Upload').click();
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  uploads.respond({ json: { success: true, message: 'Stored.' } });
  await expect(toast(page, 'Stored.')).toBeVisible();
});

test('translated, a course is bought, and the page shows that the payment is reported [F-35]', async ({ page }) => {
  await translatePages(page);
  await signIn(page, student, course.path);
  await buyNow(page).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('The institute has received the payment status.')).toBeVisible();
  await expect(page.getByRole('cell', { name: /Tally/ })).toBeVisible();
});

test('translated, a failed query is retried [F-35]', async ({ page, network }) => {
  await translatePages(page);
  network.fail('/courses');
  await page.goto('/courses');
  await expect(page.getByText('The courses could not be loaded.')).toBeVisible();
  network.passThrough('/courses');
  await clickButton(page, 'Retry');
  await expect(page.getByRole('heading', { name: /Tally/ })).toBeVisible();
});
