import { expectNoViolations } from '../../support/axe.ts';
import { watchRequests } from '../../support/network.ts';
import { button, dialog, fileField, openButton, removeButton, selectPhoto, studentPhotoName } from '../../support/pages/photo-dialog.ts';
import { photo } from '../../support/pages/register.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';
import { uploadedPhoto } from '../../support/uploaded-photo.ts';

test('a new photo is uploaded and shown with a toast, and the focus returns to the button [R-196, R-216, R-219, R-220, R-222]', async ({
  page,
  network,
}) => {
  await signIn(page, student);
  await page.reload();
  const previousSrc = await page.getByRole('img', { name: studentPhotoName }).getAttribute('src');
  const uploads = watchRequests(page, 'PUT', '/profile-pic');
  const refetches = watchRequests(page, 'GET', '/profile');
  await selectPhoto(page, photo);
  await button(page, 'Upload').click();
  await expect(toast(page, 'Your photo is updated')).toHaveAttribute('data-toast', 'success');
  await expect(dialog(page)).toHaveCount(0);
  await expect(openButton(page)).toBeFocused();
  await expect(page.getByRole('img', { name: studentPhotoName })).not.toHaveAttribute('src', previousSrc ?? '');
  await expect(page.getByRole('img', { name: studentPhotoName })).toHaveJSProperty('naturalWidth', 1);
  expect([uploads.length, refetches.length]).toEqual([1, 1]);
  expect(uploads[0]?.headers()).toMatchObject({
    authorization: expect.stringMatching(/^Bearer /),
    'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
  });
  expect(await uploadedPhoto(page, network, '/profile-pic')).toMatchObject({
    parts: ['avatar'],
    name: 'me.png',
    type: 'image/png',
    width: 1,
  });
  await openButton(page).click();
  await expect(fileField(page), 'the file is cleared').toHaveValue('');
  await expect(dialog(page).getByRole('img')).toHaveCount(0);
});

test('without a file nothing is sent [R-218, R-222]', async ({ page }) => {
  await signIn(page, student);
  const uploads = watchRequests(page, 'PUT', '/profile-pic');
  await openButton(page).click();
  await button(page, 'Upload').click();
  await expect(toast(page, 'Please Select a file...')).toHaveAttribute('data-toast', 'error');
  await expect(fileField(page)).toHaveAccessibleDescription(/Please Select a file\.\.\.$/);
  await expect(fileField(page)).toBeFocused();
  expect(uploads).toHaveLength(0);
  await fileField(page).setInputFiles(photo);
  await expect(fileField(page)).not.toHaveAttribute('aria-invalid');
  await button(page, 'Upload').click();
  await expect(dialog(page)).toHaveCount(0);
});

test('a file that is not an image is rejected in the dialog and not sent [S-19, R-218]', async ({ page }) => {
  await signIn(page, student);
  const uploads = watchRequests(page, 'PUT', '/profile-pic');
  await openButton(page).click();
  await fileField(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(fileField(page)).toHaveAccessibleDescription(/This file is not a photo\. Please choose a JPG or PNG picture\.$/);
  await button(page, 'Upload').click();
  await expect(toast(page, 'Please Select a file...')).toBeVisible();
  expect(uploads).toHaveLength(0);
});

test('the photo dialog works with the keyboard alone [R-216, R-220, R-223]', async ({ page }) => {
  await signIn(page, student);
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  const tabTo = async (target: ReturnType<typeof fileField>) => {
    while (!(await target.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  };
  await expect(fileField(page)).toBeFocused();
  // A busy browser may not count the key press as a user gesture, and then opens no file chooser.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 2000 });
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(photo);
  }).toPass();
  await tabTo(button(page, 'Upload'));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(openButton(page)).toBeFocused();
  await expect(page.getByRole('img', { name: studentPhotoName })).toHaveJSProperty('naturalWidth', 1);
  await tabTo(removeButton(page));
  await page.keyboard.press('Enter');
  await expect(openButton(page)).toBeFocused();
  await expect(removeButton(page)).toHaveCount(0);
});

test('X, Escape, Cancel and a click outside close the idle dialog [R-216]', async ({ page }) => {
  await signIn(page, student);
  const actions = {
    Close: () => button(page, 'Close').click(),
    Cancel: () => button(page, 'Cancel').click(),
    Escape: () => page.keyboard.press('Escape'),
    'click outside': () => page.mouse.click(5, 5),
  };
  for (const [action, close] of Object.entries(actions)) {
    await openButton(page).click();
    await expect(dialog(page)).toBeVisible();
    await close();
    await expect(dialog(page), action).toHaveCount(0);
    await expect(openButton(page), action).toBeFocused();
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in any state of the photo dialog in ${colorScheme} mode`, async ({ page, network }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const uploads = network.hold('/profile-pic');
    await signIn(page, student);
    await page.reload();
    const axe = (state: string) => expectNoViolations(page, 'dialog[open]', state);
    await openButton(page).click();
    await axe('idle');
    await button(page, 'Upload').click();
    await expect(fileField(page)).toHaveAttribute('aria-invalid', 'true');
    await axe('none selected');
    await fileField(page).setInputFiles(photo);
    await expect(dialog(page).getByRole('img')).toBeVisible();
    await axe('selected');
    await button(page, 'Upload').click();
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
    await axe('uploading');
    uploads.respond({ status: 503, json: { success: false, message: 'The storage is closed.' } });
    await expect(button(page, 'Upload')).toHaveAccessibleDescription('The storage is closed.');
    await expect(toast(page, 'The storage is closed.')).toBeVisible();
    await axe('failed');
  });
}
