import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoToasts, expectTexts } from '../support/page.ts';
import { holdDecoding, noPhoto, photo } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';
import { button, clickOutside, fileField, openButton, openProfileFromHeader, photoDialog, selectedPhoto } from './photo-dialog.ts';
import { openProfile } from './profile.ts';

/** Opens the dialog and clicks Upload before the photo is ready. */
async function clickUploadEarly() {
  const endDecoding = holdDecoding();
  const { network } = await renderRoute('/about-us', { as: 'student' });
  const uploads = network.hold('/profile-pic');
  await openProfileFromHeader();
  await openButton.click();
  await fileField.upload(photo());
  await button('Upload').click();
  await expect.element(button('Upload')).toHaveAttribute('aria-busy', 'true');
  return { endDecoding, uploads };
}

const actions = {
  X: () => button('Close').click(),
  Cancel: () => button('Cancel').click(),
  Escape: () => userEvent.keyboard('{Escape}'),
  'a click outside': clickOutside,
};

for (const [action, close] of Object.entries(actions)) {
  test(`${action} closes the dialog while a photo is prepared, without a request or a toast [R-217, F-29]`, async () => {
    const { endDecoding, uploads } = await clickUploadEarly();
    await close();
    await expect.element(photoDialog).not.toBeInTheDocument();
    await openButton.click();
    await expect.element(button('Upload')).not.toHaveAttribute('aria-busy');
    await endDecoding(true);
    await expect.element(selectedPhoto).toBeVisible();
    await expect.element(fileField).toHaveValue('C:\\fakepath\\me.png');
    expect(uploads.counts()).toEqual({ calls: 0, aborted: 0 });
    await expectNoToasts();
    await button('Upload').click();
    await expect.poll(uploads.counts).toEqual({ calls: 1, aborted: 0 });
  });
}

test('an error after the dialog has closed shows no toast, but appears at the field [S-19, R-217]', async () => {
  const { endDecoding, uploads } = await clickUploadEarly();
  await userEvent.keyboard('{Escape}');
  await expect.element(photoDialog).not.toBeInTheDocument();
  await endDecoding(false);
  await openButton.click();
  await expect.element(fileField).toHaveAttribute('aria-invalid', 'true');
  await expectNoToasts();
  expect(uploads.counts()).toEqual({ calls: 0, aborted: 0 });
});

test('an error of the photo after a click on Upload is announced once [S-19, R-218]', async () => {
  const { endDecoding } = await clickUploadEarly();
  await expectTexts(photoDialog.getByRole('status').filter({ hasText: /\S/ }), 'Preparing the photo…');
  await endDecoding(false);
  await expect.element(fileField).toHaveAccessibleDescription(/could not be opened/);
  await expect.element(fileField).toHaveFocus();
  await expect.element(photoDialog.getByRole('alert')).toHaveTextContent(/^Error: This picture could not be opened/);
});

test('an error of the selected file is announced by the field alone [S-19]', async () => {
  await openProfile();
  await openButton.click();
  await fileField.upload(noPhoto());
  await expectTexts(photoDialog.getByRole('alert'), 'This file is not a photo. Please choose a JPG or PNG picture.');
});
