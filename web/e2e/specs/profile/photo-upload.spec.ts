import type { Page } from '@playwright/test';
import { handleDialogs } from '../../support/dialogs.ts';
import type { Network } from '../../support/network.ts';
import { button, dialog, fileField, openButton, openProfileFromHeader, selectPhoto } from '../../support/pages/photo-dialog.ts';
import { photo } from '../../support/pages/register.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const errorText = (page: Page) => dialog(page).locator('form > p');

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

test('the dialog stays open during an upload: X, Cancel, Escape, a click outside [R-217, F-29]', async ({ page, network }) => {
  const uploads = await startUpload(page, network);
  await expect(fileField(page)).toBeDisabled();
  for (const name of ['Close', 'Cancel']) {
    await expect(button(page, name)).toHaveAttribute('aria-disabled', 'true');
    await expect(button(page, name)).toHaveCSS('cursor', 'not-allowed');
    await expect(button(page, name)).toHaveCSS('opacity', '0.6');
    await button(page, name).click({ force: true });
    await button(page, name).press('Enter');
    await expect(button(page, name), 'keeps focus').toBeFocused();
  }
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  // The focus may be on the body now.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  expect(uploads.counts()).toEqual({ calls: 1, aborted: 0 });
  uploads.respond({ json: { success: true, message: 'Stored.' } });
  await expect(toast(page, 'Stored.')).toHaveAttribute('data-toast', 'success');
  await expect(dialog(page)).toHaveCount(0);
});

test('a response without a message shows a default one [R-219, R-220]', async ({ page, network }) => {
  const uploads = await startUpload(page, network);
  uploads.respond({ json: {} });
  await expect(toast(page, 'Your photo has been updated.')).toHaveAttribute('data-toast', 'success');
  await expect(dialog(page)).toHaveCount(0);
});

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

test('an upload can be stopped, which is not an error, and restarted [R-217, F-29]', async ({ page, network }) => {
  const uploads = await startUpload(page, network);
  await button(page, 'Stop the upload').press('Enter');
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0);
  await expect(button(page, 'Upload')).toBeFocused();
  await expect(dialog(page).getByRole('img', { name: 'Selected: me.png' })).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  expect(uploads.counts()).toEqual({ calls: 1, aborted: 1 });
  await button(page, 'Cancel').click();
  await expect(dialog(page)).toHaveCount(0);
  await openButton(page).click();
  await expect(dialog(page).getByRole('img', { name: 'Selected: me.png' })).toBeVisible();
  await button(page, 'Upload').click();
  await expect.poll(uploads.counts).toEqual({ calls: 2, aborted: 1 });
  uploads.respond({ json: { success: true, message: 'Stored.' } });
  await expect(toast(page, 'Stored.')).toBeVisible();
});

test('after a failure the file stays selected, and the dialog can be closed [R-217, R-222, F-05, F-29]', async ({ page, network }) => {
  const uploads = await startUpload(page, network);
  uploads.respond({ status: 503, json: { success: false, message: 'The storage is closed.' } });
  await expect(toast(page, 'The storage is closed.')).toHaveAttribute('data-toast', 'error');
  await expect(errorText(page)).toHaveText('The storage is closed.');
  await expect(dialog(page).getByRole('alert'), 'announced once').toHaveText(['Error: The storage is closed.']);
  await expect(button(page, 'Upload')).toHaveAccessibleDescription('The storage is closed.');
  await expect(dialog(page).getByRole('img', { name: 'Selected: me.png' })).toBeVisible();
  await expect(button(page, 'Upload')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await openButton(page).click();
  await expect(errorText(page), 'the previous error is cleared').toHaveCount(0);
  await expect(dialog(page).getByRole('img', { name: 'Selected: me.png' })).toBeVisible();
});

test("the server's message about the photo also appears at the field [R-222, R-253]", async ({ page, network }) => {
  const uploads = await startUpload(page, network);
  uploads.respond({ status: 422, json: { success: false, message: { avatar: ['We cannot see your face.'] } } });
  await expect(toast(page, 'We cannot see your face.')).toBeVisible();
  await expect(fileField(page)).toHaveAccessibleDescription(/We cannot see your face\.$/);
});

test('another photo clears the errors of the previous one, at the field and below [R-222]', async ({ page, network }) => {
  const uploads = await startUpload(page, network);
  uploads.respond({ status: 422, json: { success: false, message: { avatar: ['We cannot see your face.'] } } });
  await expect(errorText(page)).toBeVisible();
  await expect(fileField(page)).toHaveAttribute('aria-invalid', 'true');
  await fileField(page).setInputFiles({ ...photo, name: 'other.png' });
  await expect(fileField(page)).not.toHaveAttribute('aria-invalid');
  await expect(errorText(page)).toHaveCount(0);
  expect(uploads.counts()).toEqual({ calls: 1, aborted: 0 });
});

test('the start and the end of an upload are announced in existing live regions [R-217, R-222]', async ({ page, network }) => {
  const uploads = network.hold('/profile-pic');
  await signIn(page, student);
  await page.reload();
  await selectPhoto(page, photo);
  const liveRegions = await dialog(page).locator('form [role=status]').elementHandles();
  const texts = async () => (await Promise.all(liveRegions.map((status) => status.textContent()))).filter(Boolean);
  expect(await texts()).toEqual([]);
  await button(page, 'Upload').click();
  await expect.poll(texts).toEqual(['Uploading your photo…']);
  await button(page, 'Stop the upload').click();
  await expect.poll(texts).toEqual(['The upload was stopped.']);
  await button(page, 'Upload').click();
  await expect.poll(texts).toEqual(['Uploading your photo…']);
  uploads.respond({ status: 503, json: { success: false, message: 'The storage is closed.' } });
  await expect.poll(texts).toEqual([]);
});
