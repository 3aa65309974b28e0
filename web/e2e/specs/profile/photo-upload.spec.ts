import type { Page } from '@playwright/test';
import { handleDialogs } from '../../support/dialogs.ts';
import type { Network } from '../../support/network.ts';
import { button, dialog, openProfileFromHeader, selectPhoto } from '../../support/pages/photo-dialog.ts';
import { photo } from '../../support/pages/register.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** Opens the profile by a link and starts an upload. */
async function startUpload(page: Page, network: Network) {
  const uploads = network.hold('/profile-pic');
  await signIn(page, student, '/about-us');
  await openProfileFromHeader(page);
  await selectPhoto(page, photo);
  await button(page, 'Upload').click();
  await expect(dialog(page).getByRole('progressbar', { name: 'Uploading your photo' })).toBeVisible();
  return uploads;
}

test('Back asks for confirmation during an upload; staying continues it, leaving aborts it [R-217, F-29]', async ({ page, network }) => {
  const uploads = await startUpload(page, network);
  const confirmations = handleDialogs(page, 'dismiss', 'accept');
  await page.evaluate(() => history.back());
  await expect.poll(() => confirmations).toEqual(['Your photo is still being uploaded. Stop the upload and leave?']);
  await expect(page).toHaveURL('/user/profile');
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  expect(uploads.counts()).toEqual({ calls: 1, aborted: 0 });
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
  await expect.poll(uploads.counts).toEqual({ calls: 1, aborted: 1 });
  await expect(page.getByRole('region', { name: 'Notifications' }).locator('[data-toast]')).toHaveCount(0);
});

test('the browser asks for confirmation before closing a tab during an upload, but not afterwards [F-29]', async ({ page, network }) => {
  const asksForConfirmation = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  const uploads = await startUpload(page, network);
  expect(await asksForConfirmation()).toBe(true);
  uploads.respond({ json: {} });
  await expect(dialog(page)).toHaveCount(0);
  expect(await asksForConfirmation()).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});
