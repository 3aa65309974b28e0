import type { Page } from '@playwright/test';
import { holdDecoding } from '../../support/image-decoding.ts';
import type { Network } from '../../support/network.ts';
import { button, dialog, fileField, openButton, openProfileFromHeader } from '../../support/pages/photo-dialog.ts';
import { photo } from '../../support/pages/register.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { expectNoToasts } from '../../support/toasts.ts';

/** Opens the dialog and clicks Upload before the photo is ready. */
async function clickUploadEarly(page: Page, network: Network) {
  const endDecoding = await holdDecoding(page);
  const uploads = network.hold('/profile-pic');
  await signIn(page, student, '/about-us');
  await openProfileFromHeader(page);
  await openButton(page).click();
  await fileField(page).setInputFiles(photo);
  await button(page, 'Upload').click();
  await expect(button(page, 'Upload')).toHaveAttribute('aria-busy', 'true');
  return { endDecoding, uploads };
}

const actions = {
  X: (page: Page) => button(page, 'Close').click(),
  Cancel: (page: Page) => button(page, 'Cancel').click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'a click outside': (page: Page) => page.mouse.click(5, 5),
};

for (const [action, close] of Object.entries(actions)) {
  test(`${action} closes the dialog while a photo is prepared, without a request or a toast [R-217, F-29]`, async ({ page, network }) => {
    const { endDecoding, uploads } = await clickUploadEarly(page, network);
    expect(await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))), 'no confirmation').toBe(true);
    await close(page);
    await expect(dialog(page)).toHaveCount(0);
    await openButton(page).click();
    await expect(button(page, 'Upload')).not.toHaveAttribute('aria-busy');
    await endDecoding(true);
    await expect(dialog(page).getByRole('img', { name: 'Selected: me.png' })).toBeVisible();
    expect(uploads.counts()).toEqual({ calls: 0, aborted: 0 });
    await expectNoToasts(page);
    await button(page, 'Upload').click();
    await expect.poll(uploads.counts).toEqual({ calls: 1, aborted: 0 });
  });
}

test('an error after the dialog has closed shows no toast, but appears at the field [S-19, R-217]', async ({ page, network }) => {
  const { endDecoding, uploads } = await clickUploadEarly(page, network);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await endDecoding(false);
  await openButton(page).click();
  await expect(fileField(page)).toHaveAttribute('aria-invalid', 'true');
  await expectNoToasts(page);
  expect(uploads.counts()).toEqual({ calls: 0, aborted: 0 });
});

test('Back needs no confirmation while a photo is prepared, and nothing is sent afterwards [R-217, F-29]', async ({ page, network }) => {
  const { endDecoding, uploads } = await clickUploadEarly(page, network);
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
  await endDecoding(true);
  // When a second photo is ready, a late upload of the first one would have started.
  await openProfileFromHeader(page);
  await openButton(page).click();
  await fileField(page).setInputFiles(photo);
  await endDecoding(true);
  await expect(dialog(page).getByRole('img', { name: 'Selected: me.png' })).toBeVisible();
  expect(uploads.counts()).toEqual({ calls: 0, aborted: 0 });
});

test('an error of the photo after a click on Upload is announced once [S-19, R-218]', async ({ page, network }) => {
  const { endDecoding } = await clickUploadEarly(page, network);
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Preparing the photo…' })).toHaveCount(1);
  await endDecoding(false);
  await expect(fileField(page)).toHaveAccessibleDescription(/could not be opened/);
  await expect(fileField(page)).toBeFocused();
  await expect(dialog(page).getByRole('alert')).toHaveText([/^Error: This picture could not be opened/]);
});

test('an error of the selected file is announced by the field alone [S-19]', async ({ page }) => {
  await signIn(page, student);
  await openButton(page).click();
  await fileField(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(dialog(page).getByRole('alert')).toHaveText(['This file is not a photo. Please choose a JPG or PNG picture.']);
});
