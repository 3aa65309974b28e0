import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rejected } from '../support/network.ts';
import { expectTexts, press, toast } from '../support/page.ts';
import { photo } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';
import {
  button,
  clickOutside,
  fileField,
  openButton,
  openProfileFromHeader,
  photoDialog,
  selectedPhoto,
  selectPhoto,
} from './photo-dialog.ts';
import { openProfile } from './profile.ts';

const errorText = photoDialog.css('form > p');
const progress = photoDialog.getByRole('progressbar');
const stored = { json: { success: true, message: 'Stored.' } };
const closed = rejected(503, 'The storage is closed.');
const unclear = { status: 422, json: { success: false, message: { avatar: ['We cannot see your face.'] } } };

/** Opens the profile by a link and starts an upload. */
async function startUpload() {
  const { network } = await renderRoute('/about-us', { as: 'student' });
  const uploads = network.hold('/profile-pic');
  await openProfileFromHeader();
  await selectPhoto(photo());
  await button('Upload').click();
  // Its role has no name for Vitest, which does not know that this element can be labelled.
  await expect.element(photoDialog.getByLabelText('Uploading your photo')).toBeVisible();
  await expect.element(progress).toBeVisible();
  await expect.poll(uploads.counts).toEqual({ calls: 1, aborted: 0 });
  return uploads;
}

test('the dialog stays open during an upload: X, Cancel, Escape, a click outside [R-217, F-29]', async () => {
  const uploads = await startUpload();
  await expect.element(fileField).toBeDisabled();
  for (const name of ['Close', 'Cancel']) {
    await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button(name)).toHaveStyle({ cursor: 'not-allowed', opacity: '0.6' });
    await button(name).click({ force: true });
    await press(button(name), '{Enter}');
    // It keeps the focus.
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

test('a response without a message shows a default one [R-219, R-220]', async () => {
  const uploads = await startUpload();
  uploads.respond({ json: { success: true } });
  await expect.element(toast('Your photo has been updated.')).toHaveAttribute('data-toast', 'success');
  await expect.element(photoDialog).not.toBeInTheDocument();
});

test('an upload can be stopped, which is not an error, and restarted [R-217, F-29]', async () => {
  const uploads = await startUpload();
  await press(button('Stop the upload'), '{Enter}');
  await expect.element(progress).not.toBeInTheDocument();
  await expect.element(button('Upload')).toHaveFocus();
  await expect.element(selectedPhoto).toBeVisible();
  await expect.element(photoDialog.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.css('[data-toast]')).not.toBeInTheDocument();
  expect(uploads.counts()).toEqual({ calls: 1, aborted: 1 });
  await button('Cancel').click();
  await expect.element(photoDialog).not.toBeInTheDocument();
  await openButton.click();
  await expect.element(selectedPhoto).toBeVisible();
  await button('Upload').click();
  await expect.poll(uploads.counts).toEqual({ calls: 2, aborted: 1 });
  uploads.respond(stored);
  await expect.element(toast('Stored.')).toBeVisible();
});

test('after a failure the file stays selected, and the dialog can be closed [R-217, R-222, F-05, F-29]', async () => {
  const uploads = await startUpload();
  uploads.respond(closed);
  await expect.element(toast('The storage is closed.')).toHaveAttribute('data-toast', 'error');
  await expectTexts(errorText, 'The storage is closed.');
  // Announced once.
  await expectTexts(photoDialog.getByRole('alert'), 'Error: The storage is closed.');
  await expect.element(button('Upload')).toHaveAccessibleDescription('The storage is closed.');
  await expect.element(selectedPhoto).toBeVisible();
  await expect.element(button('Upload')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(photoDialog).not.toBeInTheDocument();
  await openButton.click();
  await expect.element(selectedPhoto).toBeVisible();
  // The previous error is cleared.
  await expect.element(errorText).not.toBeInTheDocument();
});

test("the server's message about the photo also appears at the field [R-222, R-253]", async () => {
  const uploads = await startUpload();
  uploads.respond(unclear);
  await expect.element(toast('We cannot see your face.')).toBeVisible();
  await expect.element(fileField).toHaveAccessibleDescription(/We cannot see your face\.$/);
});

test('another photo clears the errors of the previous one, at the field and below [R-222]', async () => {
  const uploads = await startUpload();
  uploads.respond(unclear);
  await expect.element(errorText).toBeVisible();
  await expect.element(fileField).toHaveAttribute('aria-invalid', 'true');
  await fileField.upload(photo('other.png'));
  await expect.element(fileField).not.toHaveAttribute('aria-invalid');
  await expect.element(errorText).not.toBeInTheDocument();
  expect(uploads.counts()).toEqual({ calls: 1, aborted: 0 });
});

test('the start and the end of an upload are announced in existing live regions [R-217, R-222]', async () => {
  const { network } = await openProfile();
  const uploads = network.hold('/profile-pic');
  await selectPhoto(photo());
  const liveRegions = photoDialog.css('form [role=status]').elements();
  const texts = () => liveRegions.map(({ textContent }) => textContent).filter(Boolean);
  expect(texts()).toEqual([]);
  await button('Upload').click();
  await expect.poll(texts).toEqual(['Uploading your photo…']);
  const reads = () => network.calls('/profile').length;
  const readsBefore = reads();
  await button('Stop the upload').click();
  await expect.poll(texts).toEqual(['The upload was stopped.']);
  // The server may have stored the photo all the same.
  await expect.poll(reads).toBeGreaterThan(readsBefore);
  await button('Upload').click();
  await expect.poll(texts).toEqual(['Uploading your photo…']);
  await expect.poll(uploads.counts).toEqual({ calls: 2, aborted: 1 });
  uploads.respond(closed);
  await expect.poll(texts).toEqual([]);
});
