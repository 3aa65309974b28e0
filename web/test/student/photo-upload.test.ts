import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../support/axe.ts';
import { rejected } from '../support/network.ts';
import { expectNoToasts, expectTexts, press, texts, toast } from '../support/page.ts';
import { holdDecoding, photo } from '../support/photos.ts';
import { button, clickOutside, fileField, openButton, photoDialog, selectedPhoto, selectPhoto } from './photo-dialog.ts';
import { openProfile } from './profile.ts';

const errorText = photoDialog.css('form > p');
const progress = photoDialog.getByRole('progressbar');
const stored = { json: { success: true, message: 'Stored.' } };
const closed = rejected(503, 'The storage is closed.');

async function startUpload() {
  const { network } = await openProfile();
  const uploads = network.hold('/profile-pic');
  await selectPhoto(photo());
  await button('Upload').click();
  // Vitest gives the role of this element no name, although the element can have a label.
  await expect.element(photoDialog.getByLabelText('Uploading your photo')).toBeVisible();
  await expect.element(progress).toBeVisible();
  await expect.poll(uploads.counts).toEqual({ calls: 1, aborted: 0 });
  return uploads;
}

test('the dialog stays open during an upload: X, Cancel, Escape, a click outside [R-217, F-29]', async () => {
  const uploads = await startUpload();
  await expectAccessible('uploading');
  await expect.element(fileField).toBeDisabled();
  for (const name of ['Close', 'Cancel']) {
    await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button(name)).toHaveStyle({ cursor: 'not-allowed', opacity: '0.6' });
    await button(name).click({ force: true });
    await press(button(name), '{Enter}');
    // The button keeps the focus.
    await expect.element(button(name)).toHaveFocus();
  }
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await clickOutside();
  // The focus may be on the body now.
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await expect.element(progress).toBeVisible();
  expect(uploads.counts()).toEqual({ calls: 1, aborted: 0 });
  uploads.respond(stored);
  await expect.element(toast('Stored.')).toHaveAttribute('data-toast', 'success');
  await expect.element(photoDialog).not.toBeInTheDocument();
});

test('an upload can be stopped, which is no error, and restarted; existing live regions announce its start and its end [R-217, R-222, F-29]', async () => {
  const { network } = await openProfile();
  const uploads = network.hold('/profile-pic');
  await selectPhoto(photo());
  const announced = () => texts(photoDialog.css('form [role=status]')).filter(Boolean);
  const liveRegions = photoDialog.css('form [role=status]').elements();
  expect(announced()).toEqual([]);
  await button('Upload').click();
  await expect.poll(announced).toEqual(['Uploading your photo…']);
  const readsBefore = network.calls('/profile').length;
  await press(button('Stop the upload'), '{Enter}');
  await expect.poll(announced).toEqual(['The upload was stopped.']);
  expect(liveRegions.every(({ isConnected }) => isConnected)).toBe(true);
  // The server may have stored the photo in spite of the stop.
  await expect.poll(() => network.calls('/profile').length).toBeGreaterThan(readsBefore);
  await expect.element(progress).not.toBeInTheDocument();
  await expect.element(button('Upload')).toHaveFocus();
  await expect.element(selectedPhoto).toBeVisible();
  await expectNoToasts();
  await expect.element(photoDialog.getByRole('alert')).not.toBeInTheDocument();
  expect(uploads.counts()).toEqual({ calls: 1, aborted: 1 });
  await button('Cancel').click();
  await expect.element(photoDialog).not.toBeInTheDocument();
  await openButton.click();
  await expect.element(selectedPhoto).toBeVisible();
  await button('Upload').click();
  await expect.poll(announced).toEqual(['Uploading your photo…']);
  await expect.poll(uploads.counts).toEqual({ calls: 2, aborted: 1 });
  uploads.respond(stored);
  await expect.element(toast('Stored.')).toBeVisible();
});

test('after a failure the file stays selected, the dialog can be closed, and another photo clears the errors [R-217, R-222, R-253, F-05, F-29]', async () => {
  const uploads = await startUpload();
  uploads.respond(closed);
  await expect.element(toast('The storage is closed.')).toHaveAttribute('data-toast', 'error');
  // The error is announced once.
  await expectTexts(photoDialog.getByRole('alert'), 'Error: The storage is closed.');
  await expect.element(button('Upload')).toHaveAccessibleDescription('The storage is closed.');
  await expect.element(button('Upload')).toHaveFocus();
  await expectAccessible('failed');
  await userEvent.keyboard('{Escape}');
  await expect.element(photoDialog).not.toBeInTheDocument();
  await openButton.click();
  await expect.element(selectedPhoto).toBeVisible();
  // The previous error is cleared.
  await expect.element(errorText).not.toBeInTheDocument();
  await button('Upload').click();
  await expect.poll(uploads.counts).toEqual({ calls: 2, aborted: 0 });
  uploads.respond({ status: 422, json: { success: false, message: { avatar: ['We cannot see your face.'] } } });
  await expect.element(fileField).toHaveAccessibleDescription(/We cannot see your face\.$/);
  await fileField.upload(photo('other.png'));
  await expect.element(fileField).not.toHaveAttribute('aria-invalid');
  await expect.element(errorText).not.toBeInTheDocument();
  await button('Upload').click();
  await expect.poll(uploads.counts).toEqual({ calls: 3, aborted: 0 });
  uploads.respond({ json: { success: true } });
  await expect.element(toast('Your photo has been updated.'), { message: 'without a message' }).toBeVisible();
});

test('Escape closes the dialog while a photo is prepared, without a request or a toast; a later error appears at the field [R-217, S-19, F-29]', async () => {
  const endDecoding = holdDecoding();
  const { network } = await openProfile();
  const uploads = network.hold('/profile-pic');
  for (const isPhoto of [false, true]) {
    await openButton.click();
    await fileField.upload(photo());
    await button('Upload').click();
    await expect.element(button('Upload')).toHaveAttribute('aria-busy', 'true');
    await expectTexts(photoDialog.getByRole('status').filter({ hasText: /\S/ }), 'Preparing the photo…');
    await userEvent.keyboard('{Escape}');
    await expect.element(photoDialog).not.toBeInTheDocument();
    await openButton.click();
    await expect.element(button('Upload')).not.toHaveAttribute('aria-busy');
    await endDecoding(isPhoto);
    if (isPhoto) await expect.element(selectedPhoto).toBeVisible();
    else await expect.element(fileField).toHaveAttribute('aria-invalid', 'true');
    expect(uploads.counts()).toEqual({ calls: 0, aborted: 0 });
    await expectNoToasts();
    if (!isPhoto) await button('Cancel').click();
  }
  await button('Upload').click();
  await expect.poll(uploads.counts).toEqual({ calls: 1, aborted: 0 });
});
