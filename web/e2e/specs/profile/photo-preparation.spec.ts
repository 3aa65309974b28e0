import type { Page } from '@playwright/test';
import { expect, notice, signIn, soon, student, test } from '../../support/app.ts';
import { holdUploads } from '../../support/held-upload.ts';
import { holdDecoding } from '../../support/image-decoding.ts';
import { button, chosen, dialog, followToProfile, opener } from '../../support/pages/photo-dialog.ts';
import { photo } from '../../support/pages/register.ts';

/** In the dialog, with Upload pressed before the photo is ready. */
async function pressEarly(page: Page) {
  const endDecoding = await holdDecoding(page);
  const uploads = await holdUploads(page);
  await signIn(page, student, '/about-us');
  await followToProfile(page);
  await opener(page).click();
  await chosen(page).setInputFiles(photo);
  await button(page, 'Upload').click();
  await expect(button(page, 'Upload')).toHaveAttribute('aria-busy', 'true');
  return { endDecoding, uploads };
}

const ways = {
  X: (page: Page) => button(page, 'Close').click(),
  Cancel: (page: Page) => button(page, 'Cancel').click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'a press beside it': (page: Page) => page.mouse.click(5, 5),
};

for (const [way, close] of Object.entries(ways)) {
  test(`${way} closes the dialog while a photo is prepared, and nothing is sent or told [R-217, F-29]`, async ({ page }) => {
    const { endDecoding, uploads } = await pressEarly(page);
    expect(await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))), 'nothing asks').toBe(true);
    await close(page);
    await expect(dialog(page)).toHaveCount(0);
    await opener(page).click();
    await expect(button(page, 'Upload')).not.toHaveAttribute('aria-busy');
    await endDecoding(true);
    await expect(dialog(page).getByRole('img', { name: 'Chosen: me.png' })).toBeVisible();
    expect(await uploads.counts()).toEqual({ uploads: 0, stopped: 0 });
    await expect(notice(page, /./)).toHaveCount(0, soon);
    await button(page, 'Upload').click();
    await expect.poll(uploads.counts).toEqual({ uploads: 1, stopped: 0 });
  });
}

test('a refusal that comes after the dialog was closed is told to nobody, and stands at the field [S-19, R-217]', async ({ page }) => {
  const { endDecoding, uploads } = await pressEarly(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await endDecoding(false);
  await opener(page).click();
  await expect(chosen(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(notice(page, /./)).toHaveCount(0, soon);
  expect(await uploads.counts()).toEqual({ uploads: 0, stopped: 0 });
});

test('Back asks nothing while a photo is prepared, and nothing is sent from the page after it [R-217, F-29]', async ({ page }) => {
  const { endDecoding, uploads } = await pressEarly(page);
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
  await endDecoding(true);
  // Whatever was to follow has followed when another photo has gone the same way.
  await followToProfile(page);
  await opener(page).click();
  await chosen(page).setInputFiles(photo);
  await endDecoding(true);
  await expect(dialog(page).getByRole('img', { name: 'Chosen: me.png' })).toBeVisible();
  expect(await uploads.counts()).toEqual({ uploads: 0, stopped: 0 });
});

test('a photo that is refused while somebody waits for it is said once [S-19, R-218]', async ({ page }) => {
  const { endDecoding } = await pressEarly(page);
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Preparing the photo…' })).toHaveCount(1);
  await endDecoding(false);
  await expect(chosen(page)).toHaveAccessibleDescription(/could not be opened/);
  await expect(chosen(page)).toBeFocused();
  await expect(dialog(page).getByRole('alert')).toHaveText([/^Error: This picture could not be opened/]);
});

test('a refused choice is said, by the field alone [S-19]', async ({ page }) => {
  await signIn(page, student);
  await opener(page).click();
  await chosen(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(dialog(page).getByRole('alert')).toHaveText(['This file is not a photo. Please choose a JPG or PNG picture.']);
});
