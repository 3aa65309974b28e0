import type { Locator, Page } from '@playwright/test';
import { brand } from '../../../src/lib/brand.ts';
import {
  addToCart,
  card,
  clickButton,
  field,
  openAsOperator,
  row,
  rowNames,
  rowRange,
  searchBox,
  sidebarLink,
  toast,
} from '../../support/pages.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
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
  for (const [label, text] of Object.entries({
    'Full Name': 'A',
    Email: 'a@example.com',
    'Whatsapp No.': '0000011111',
    'Ask Query': 'When?',
  }))
    await field(page, label).fill(text);
  await clickButton(page, 'Send Query');
  await expect(page.getByText('Your query is sent. We will call you soon')).toBeVisible();
});

test('translated, an operator searches, changes pages, opens details and deletes [F-35]', async ({ page }) => {
  await translatePages(page);
  await openAsOperator(page, '/franchise/student-management');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(rowRange(page)).toHaveText('6–10 of 40');
  await searchBox(page).fill('kumar');
  await expect(rowRange(page)).toHaveText(/^1–/);
  await searchBox(page).fill('no such student');
  await expect(page.getByText('No results for ‘no such student’.')).toBeVisible();
  await searchBox(page).fill('');
  await page.getByRole('main').getByLabel('Rows per page').selectOption('25');
  await expect(rowRange(page)).toHaveText('1–25 of 40');
  for (const index of [0, 1]) {
    await row(page, (await rowNames(page))[index] ?? '')
      .getByRole('button', { name: /^View details/ })
      .click();
    await expect(page.getByRole('dialog').getByRole('term').first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await sidebarLink(page, 'Batch Management').click();
  await row(page, 'Monsoon batch 2026').getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(row(page, 'Monsoon batch 2026')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Create Batch' }).click();
  await clickButton(page, 'Create Batch');
  await expect(field(page, 'Title')).toBeFocused();
  for (const [label, text] of Object.entries({ Title: 'B', Time: '5 PM', 'Student Limit': '5' })) await field(page, label).fill(text);
  await clickButton(page, 'Create Batch');
  await expect(heading(page, 'All Batches')).toBeFocused();
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
