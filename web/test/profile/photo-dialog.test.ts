import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoViolations } from '../support/axe.ts';
import { rejected } from '../support/network.ts';
import { emulateMedia, toast } from '../support/page.ts';
import { noPhoto, photo, uploadedPhoto } from '../support/photos.ts';
import {
  button,
  clickOutside,
  expectUploadedPhoto,
  fileField,
  openButton,
  photoDialog,
  selectPhoto,
  studentPhoto,
} from './photo-dialog.ts';
import { openProfile } from './profile.ts';

test('a new photo is uploaded and shown with a toast, and the focus returns to the button [R-196, R-216, R-219, R-220, R-222]', async () => {
  const { network } = await openProfile();
  const previousSrc = studentPhoto.element().getAttribute('src') ?? '';
  const loads = network.calls('/profile').length;
  await selectPhoto(photo());
  await button('Upload').click();
  await expect.element(toast('Your photo is updated')).toHaveAttribute('data-toast', 'success');
  await expect.element(photoDialog).not.toBeInTheDocument();
  await expect.element(openButton).toHaveFocus();
  await expectUploadedPhoto();
  await expect.element(studentPhoto).not.toHaveAttribute('src', previousSrc);
  const [upload, ...others] = network.calls('/profile-pic');
  expect([upload?.method, others.length, network.calls('/profile').length]).toEqual(['PUT', 0, loads + 1]);
  expect(upload?.headers).toMatchObject({
    authorization: expect.stringMatching(/^Bearer /),
    'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
  });
  expect(await uploadedPhoto(network, '/profile-pic')).toMatchObject({ parts: ['avatar'], name: 'me.png', type: 'image/png', width: 1 });
  await openButton.click();
  // The file is cleared.
  await expect.element(fileField).toHaveValue('');
  await expect.element(photoDialog.getByRole('img')).not.toBeInTheDocument();
});

test('without a file nothing is sent [R-218, R-222]', async () => {
  const { network } = await openProfile();
  await openButton.click();
  await button('Upload').click();
  await expect.element(toast('Please Select a file...')).toHaveAttribute('data-toast', 'error');
  await expect.element(fileField).toHaveAccessibleDescription(/Please Select a file\.\.\.$/);
  await expect.element(fileField).toHaveFocus();
  expect(network.calls('/profile-pic')).toEqual([]);
  await fileField.upload(photo());
  await expect.element(fileField).not.toHaveAttribute('aria-invalid');
  await button('Upload').click();
  await expect.element(photoDialog).not.toBeInTheDocument();
});

test('a file that is not an image is rejected in the dialog and not sent [S-19, R-218]', async () => {
  const { network } = await openProfile();
  await openButton.click();
  await fileField.upload(noPhoto());
  await expect.element(fileField).toHaveAccessibleDescription(/This file is not a photo\. Please choose a JPG or PNG picture\.$/);
  await button('Upload').click();
  await expect.element(toast('Please Select a file...')).toBeVisible();
  expect(network.calls('/profile-pic')).toEqual([]);
});

test('X, Escape, Cancel and a click outside close the idle dialog [R-216]', async () => {
  await openProfile();
  const actions = {
    Close: () => button('Close').click(),
    Cancel: () => button('Cancel').click(),
    Escape: () => userEvent.keyboard('{Escape}'),
    'click outside': clickOutside,
  };
  for (const [action, close] of Object.entries(actions)) {
    await openButton.click();
    await expect.element(photoDialog).toBeVisible();
    await close();
    await expect.element(photoDialog, { message: action }).not.toBeInTheDocument();
    await expect.element(openButton, { message: action }).toHaveFocus();
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in any state of the photo dialog in ${colorScheme} mode`, async () => {
    await emulateMedia({ colorScheme });
    const { network } = await openProfile();
    await expect.element(document.documentElement).toHaveClass(colorScheme);
    const uploads = network.hold('/profile-pic');
    const axe = (state: string) => expectNoViolations('[role=dialog]', state);
    await openButton.click();
    await axe('idle');
    await button('Upload').click();
    await expect.element(fileField).toHaveAttribute('aria-invalid', 'true');
    await axe('none selected');
    await fileField.upload(photo());
    await expect.element(photoDialog.getByRole('img')).toBeVisible();
    await axe('selected');
    await button('Upload').click();
    await expect.element(photoDialog.getByRole('progressbar')).toBeVisible();
    await axe('uploading');
    uploads.respond(rejected(503, 'The storage is closed.'));
    await expect.element(button('Upload')).toHaveAccessibleDescription('The storage is closed.');
    await expect.element(toast('The storage is closed.')).toBeVisible();
    await axe('failed');
  });
}
