import { expect, onTestFinished, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectAccessible } from '../support/axe.ts';
import { Network, rejected } from '../support/network.ts';
import { clickTwice, focus, press, toast } from '../support/page.ts';
import { noPhoto, photo, uploadedPhoto } from '../support/photos.ts';
import {
  button,
  expectUploadedPhoto,
  fileField,
  openButton,
  photoDialog,
  removeButton,
  selectPhoto,
  studentPhoto,
} from './photo-dialog.ts';
import { openProfile, respondWithProfile } from './profile.ts';

const removed = 'Your photo is removed';
const closed = rejected(503, 'The storage is closed.');

test('a new photo is uploaded once and shown with a toast, and the focus returns to the button [F-11, R-196, R-216, R-219, R-220, R-222]', async () => {
  const { network } = await openProfile();
  const previousSrc = studentPhoto.element().getAttribute('src') ?? '';
  const loads = network.calls('/profile').length;
  const held = network.hold('/profile-pic');
  await selectPhoto(photo());
  await clickTwice(button('Upload'));
  await expect.element(button('Upload')).toHaveAttribute('aria-busy', 'true');
  await press(button('Upload'), '{Enter}');
  held.release();
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
  // The rejected file is cleared.
  await expect.element(fileField).toHaveValue('');
  await expect.element(photoDialog.getByRole('img')).not.toBeInTheDocument();
});

test('without a file, or with one that is not an image, nothing is sent [R-218, R-222, S-19]', async () => {
  const { network } = await openProfile();
  await openButton.click();
  await button('Upload').click();
  await expect.element(toast('Please Select a file...')).toHaveAttribute('data-toast', 'error');
  await expect.element(fileField).toHaveAccessibleDescription(/Please Select a file\.\.\.$/);
  await expect.element(fileField).toHaveFocus();
  await expectAccessible('without a file');
  await fileField.upload(noPhoto());
  await expect.element(fileField).toHaveAccessibleDescription(/This file is not a photo\. Please choose a JPG or PNG picture\.$/);
  await button('Upload').click();
  await expect.element(fileField).toHaveAttribute('aria-invalid', 'true');
  expect(network.calls('/profile-pic')).toEqual([]);
  await fileField.upload(photo());
  await expect.element(fileField).not.toHaveAttribute('aria-invalid');
  await button('Upload').click();
  await expect.element(photoDialog).not.toBeInTheDocument();
});

test('a failed removal shows an error, and the photo stays; else it is removed at once, on repeated clicks once, and the focus moves to the button next to it [F-05, F-11, R-197, R-221, R-223]', async () => {
  const { network } = await openProfile();
  network.respond('/remove-pic', closed);
  await removeButton.click();
  await expect.element(toast('The storage is closed.')).toHaveAttribute('data-toast', 'error');
  await expect.element(studentPhoto).toBeVisible();
  await expect.element(removeButton).toHaveFocus();
  await expect.element(removeButton).not.toHaveAttribute('aria-busy');
  network.passThrough('/remove-pic');
  const failed = network.calls('/remove-pic').length;
  const loads = network.calls('/profile').length;
  const held = network.hold('/remove-pic');
  await focus(removeButton);
  await clickTwice(removeButton);
  await expect.element(removeButton).toHaveAttribute('aria-busy', 'true');
  held.release();
  await expect.element(toast(removed)).toHaveAttribute('data-toast', 'success');
  await expect.element(studentPhoto).not.toBeInTheDocument();
  await expect.element(removeButton).not.toBeInTheDocument();
  await expect.element(openButton).toHaveFocus();
  await expect.poll(() => network.calls('/profile').length).toBe(loads + 1);
  expect(network.calls('/remove-pic').slice(failed)).toMatchObject([
    { method: 'DELETE', body: undefined, headers: { authorization: expect.stringMatching(/^Bearer /) } },
  ]);
});

const host = 'https://images.example/**';
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7" />';

/** Opens the profile, then the same profile with another photo, whose request gets `answer`. */
async function openWithPhoto(user: Record<string, unknown>, answer: Parameters<typeof commands.answerRequests>[1]) {
  await commands.holdRequests(host);
  onTestFinished(() => commands.endHold(host));
  const network = new Network();
  respondWithProfile(network, user);
  await openProfile(network);
  await expect.poll(() => commands.requestHeaders(host)).toHaveLength(1);
  await commands.answerRequests(host, answer);
}

test('the photo is that of the avatar, and its request sends no Referer [R-210]', async () => {
  const user = { avatar: { url: 'https://images.example/a.png' }, profile: { url: 'https://images.example/p.png' } };
  await openWithPhoto(user, { contentType: 'image/svg+xml', body: picture });
  expect((await commands.requestHeaders(host))[0]).not.toHaveProperty('referer');
  await expect.element(studentPhoto).toHaveAttribute('src', user.avatar.url);
  await expect.element(studentPhoto).toHaveProperty('naturalWidth', 7);
});

test('a photo that is missing shows a box of the same size and can be removed [R-210, F-23]', async () => {
  await openWithPhoto({ avatar: { url: 'https://images.example/gone.png' } }, { status: 404 });
  await expect.element(removeButton).toBeVisible();
  await expect.element(studentPhoto).not.toBeInTheDocument();
  const box = page.css('div:has(> svg[viewBox="0 0 96 120"])').first().element().getBoundingClientRect();
  expect(box).toMatchObject({ width: 112, height: 140 });
});
