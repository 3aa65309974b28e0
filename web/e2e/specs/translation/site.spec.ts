import type { Locator, Page } from '@playwright/test';
import { brand } from '../../../src/lib/brand.ts';
import { buyNow, course, cutOff, expect, fillLogin, notice, operator, signIn, student, test } from '../../support/app.ts';
import { holdUploads } from '../../support/held-upload.ts';
import { field, press } from '../../support/pages/franchise.ts';
import { button, choosePhoto, dialog } from '../../support/pages/photo-dialog.ts';
import { card, field as detail, edit, save, tab } from '../../support/pages/profile.ts';
import { photo } from '../../support/pages/register.ts';
import { tryVariants } from '../../support/render-variants.ts';
import { varyAnswers } from '../../support/response-variants.ts';
import { fillCarts, operatorForms, operatorLists, siteScreens, studentScreens } from '../../support/screens.ts';
import { holdCalls, lostTexts, translate, translateNow } from '../../support/translation.ts';
import { reads, variants } from '../../support/variants.ts';

/** Every text of the app has reached the reader; a crash is a complaint, on which every test fails. */
test.afterEach(async ({ page }) => {
  expect(await lostTexts(page)).toEqual([]);
});

const banner = (page: Page) => page.getByRole('banner');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a translated page is translated, and a visitor reads, adds to the cart and asks [F-35]', async ({ page }) => {
  await translate(page);
  await page.goto('/');
  await expect(heading(page, /./).locator('font font')).toBeVisible();
  await banner(page).getByRole('link', { name: 'Courses', exact: true }).click();
  await expect(heading(page, 'Courses')).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: /Tally/ }).click();
  await expect(heading(page, /Tally/)).toBeFocused();
  const add = page.getByRole('button', { name: 'Add to Cart' }).locator('visible=true').first();
  await add.click();
  await expect(notice(page, 'Course Successfully Added in cart!')).toBeVisible();
  await add.click();
  await expect(notice(page, 'Course Already Added in cart!')).toBeVisible();
  await page.getByRole('button', { name: 'Cart, 1 course' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByRole('dialog').getByText('Your cart is empty.')).toBeVisible();
  await page.keyboard.press('Escape');
  await banner(page).getByRole('link', { name: 'Contact Us' }).click();
  await press(page, 'Send Query');
  await expect(notice(page, /./).first()).toBeVisible();
  for (const [label, text] of Object.entries({
    'Full Name': 'A',
    Email: 'a@example.com',
    'Whatsapp No.': '0000011111',
    'Ask Query': 'When?',
  }))
    await field(page, label).fill(text);
  await press(page, 'Send Query');
  await expect(page.getByText(/^Thank you\. Your question has reached us/)).toBeVisible();
});

const answers = variants.filter(({ name }) => / all (that is optional dropped|null|as ids)$/.test(name));

for (const [who, person, screens, away] of [
  ['a visitor', undefined, siteScreens, '/terms-condition'],
  ['a student', student, studentScreens, '/terms-condition'],
  ['an operator', operator, [...operatorLists, ...operatorForms], '/franchise/no-such/page'],
] as const)
  test(`translated, every screen of ${who} follows what it is answered [F-35]`, async ({ page }) => {
    test.slow();
    await translate(page);
    await varyAnswers(page, reads);
    await fillCarts(page);
    if (person) await signIn(page, person, away);
    else await page.goto(away);
    expect((await tryVariants(page, [...screens], answers, away)).faults).toEqual([]);
  });

test('e-mails, ids and the name of the institute are no words to be translated, and the language is said [F-35]', async ({ page }) => {
  await signIn(page, student);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await translateNow(page);
  const translated = (place: Locator, text: string) => place.locator('font').filter({ hasText: text });
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

test('a translated page: on a phone through the menu, to a page that waits, and on to the login [F-35]', async ({ page }) => {
  await translate(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page, /./)).toBeFocused();
  await page.goto('/user/profile');
  await expect(page.locator('[data-countdown]')).toHaveText('4');
  await expect(heading(page, 'Login')).toBeFocused({ timeout: 15_000 });
  await fillLogin(page, { ...student, password: 'wrong' });
  await expect(notice(page, /./)).toBeVisible();
  await fillLogin(page, student);
  await expect(heading(page, 'My Profile')).toBeFocused();
});

test('a translated page: a student signs out, and back in, and changes details [F-35]', async ({ page }) => {
  await signIn(page, student);
  await translateNow(page);
  const answer = await holdCalls(page, '/invoice/');
  const invoice = page.getByRole('button', { name: /^Download invoice/ });
  await invoice.click();
  await expect(invoice).toHaveAttribute('aria-busy', 'true');
  await Promise.all([page.waitForEvent('download'), answer()]);
  await expect(invoice).not.toHaveAttribute('aria-busy');
  await edit(page).click();
  await detail(page, 'City').fill('Gaya');
  await save(page).click();
  await expect(notice(page, /./)).toBeVisible();
  await tab(page, 'Change Password').click();
  await page
    .getByRole('button', { name: /Change Password|Update/ })
    .last()
    .click();
  await tab(page, 'My Courses').click();
  await banner(page).getByRole('button', { name: 'Aarav Sharma' }).click();
  await banner(page).getByRole('button', { name: 'Logout' }).click();
  await expect(banner(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await banner(page).getByRole('link', { name: 'Sign In' }).click();
  await fillLogin(page, student);
  await expect(heading(page, 'My Profile')).toBeFocused();
});

test('a translated page: an upload is stopped and started again [F-35]', async ({ page }) => {
  await translate(page);
  const uploads = await holdUploads(page);
  await signIn(page, student);
  await choosePhoto(page, photo);
  await button(page, 'Upload').click();
  await button(page, 'Stop the upload').click();
  await expect(dialog(page).getByText('The upload was stopped.')).toBeVisible();
  await button(page, 'Upload').click();
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await uploads.answer({ success: true, message: 'Stored.' });
  await expect(notice(page, 'Stored.')).toBeVisible();
});

test('a translated page: a course is bought, and the page of the payment follows the report [F-35]', async ({ page }) => {
  await translate(page);
  await signIn(page, student, course.path);
  await buyNow(page).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('The institute has received this result.')).toBeVisible();
  await expect(page.getByRole('cell', { name: /Tally/ })).toBeVisible();
});

test('a translated page: a failed read is tried again [F-35]', async ({ page }) => {
  await translate(page);
  const connect = await cutOff(page, '/courses');
  await page.goto('/courses');
  await expect(page.getByText('The courses could not be loaded.')).toBeVisible();
  await connect();
  await press(page, 'Retry');
  await expect(page.getByRole('heading', { name: /Tally/ })).toBeVisible();
});
