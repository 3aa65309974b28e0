import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { addToCart, course } from '../../support/pages/course.ts';
import { button, dialog, fileField, openButton, openProfileFromHeader, selectPhoto } from '../../support/pages/photo-dialog.ts';
import { photo } from '../../support/pages/register.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { expectNoToasts, soon, toast } from '../../support/toasts.ts';

const noFileMessage = 'Please Select a file...';
const toastRegion = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const closeButton = (page: Page) => toastRegion(page).getByRole('button', { name: 'Close notification' });

/** Opens the photo dialog on the profile and submits it without a file. */
async function submitWithoutFile(page: Page) {
  await openButton(page).click();
  await button(page, 'Upload').click();
  await expect(toast(page, noFileMessage)).toBeVisible();
}

for (const width of [360, 1280]) {
  test(`at ${width} px a toast is above the open dialog and closes by mouse and keyboard [R-218, R-246]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, student);
    await submitWithoutFile(page);
    await expect(dialog(page).getByRole('alert').filter({ hasText: noFileMessage })).toBeVisible();
    await closeButton(page).click();
    await expectNoToasts(page);
    // Equal toasts within a second are merged.
    await expect(async () => {
      await button(page, 'Upload').press('Enter');
      await expect(toast(page, noFileMessage)).toBeVisible({ timeout: 500 });
    }).toPass();
    await button(page, 'Upload').focus();
    await page.keyboard.press('Tab');
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectNoToasts(page);
    await expect(dialog(page)).toBeVisible();
  });
}

test('a toast does not shift its dialog, and axe finds no violations [R-246]', async ({ page }) => {
  await signIn(page, student);
  await openButton(page).click();
  await fileField(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(fileField(page)).toHaveAttribute('aria-invalid', 'true');
  const before = await dialog(page).boundingBox();
  await button(page, 'Upload').click();
  await expect(toast(page, noFileMessage)).toBeVisible();
  expect(await dialog(page).boundingBox()).toEqual(before);
  await expectNoViolations(page, 'dialog[open]');
});

test('a hovered toast stays in a dialog, and moves to the page when the dialog closes [R-247, R-248, Q-40]', async ({ page }) => {
  await page.clock.install();
  await signIn(page, student);
  await submitWithoutFile(page);
  await toast(page, noFileMessage).hover();
  await page.clock.runFor(60_000);
  await expect(toast(page, noFileMessage)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(6000);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(toast(page, noFileMessage)).toBeVisible();
  await expect(page.locator('section[aria-label=Notifications]')).toHaveCount(1);
  await page.clock.runFor(1001);
  await expect(toast(page, noFileMessage)).toHaveCount(0, soon);
});

test('a toast of the page can be closed while the cart or the menu is open [R-246]', async ({ page }) => {
  for (const [width, opener, name] of [
    [1280, /^Cart/, 'Cart'],
    [360, 'Open menu', 'Menu'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(course.path);
    await addToCart(page).click();
    await expect(toast(page, /^Course/)).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: opener }).click();
    await closeButton(page).click();
    await expectNoToasts(page);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  }
});

test('when a dialog closes on navigation, its toast moves to the next page [R-246]', async ({ page }) => {
  await signIn(page, student, '/about-us');
  await openProfileFromHeader(page);
  await submitWithoutFile(page);
  await page.evaluate(() => history.back());
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await closeButton(page).click();
  await expectNoToasts(page);
});

test('when the session expires, the toast moves into its dialog, and back to the page with Cancel [R-246, R-253]', async ({
  page,
  network,
}) => {
  const uploads = network.hold('/profile-pic');
  await signIn(page, student);
  await page.reload();
  await selectPhoto(page, photo);
  await button(page, 'Upload').click();
  await expect.poll(uploads.counts).toEqual({ calls: 1, aborted: 0 });
  uploads.respond({ status: 401, json: { success: false, message: 'Your session has ended.' } });
  const expiry = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(toast(page, 'Your session has ended.').and(expiry.locator('[data-toast]'))).toBeVisible();
  await expiry.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeVisible();
  await expect(toast(page, 'Your session has ended.')).toBeVisible();
  await closeButton(page).click();
  await expectNoToasts(page);
});
