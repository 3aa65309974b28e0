import { expect, test } from 'vitest';
import { rejected } from '../support/network.ts';
import { clickTwice, press, toast } from '../support/page.ts';
import { photo } from '../support/photos.ts';
import { button, expectUploadedPhoto, openButton, photoDialog, removeButton, selectPhoto, studentPhoto } from './photo-dialog.ts';
import { openProfile } from './profile.ts';

test('a photo is removed at once, and the focus moves to the button next to it [R-197, R-221, R-223]', async () => {
  const { network } = await openProfile();
  const loads = network.calls('/profile').length;
  await removeButton.click();
  await expect.element(toast('Your photo is removed')).toHaveAttribute('data-toast', 'success');
  await expect.element(studentPhoto).not.toBeInTheDocument();
  await expect.element(removeButton).not.toBeInTheDocument();
  await expect.element(openButton).toHaveFocus();
  await expect.poll(() => network.calls('/profile').length).toBe(loads + 1);
  expect(network.calls('/remove-pic')).toMatchObject([
    { method: 'DELETE', body: undefined, headers: { authorization: expect.stringMatching(/^Bearer /) } },
  ]);
});

test('one photo is uploaded and one removed on repeated clicks [F-11, R-222, R-223]', async () => {
  const { network } = await openProfile();
  const upload = network.hold('/profile-pic');
  const removal = network.hold('/remove-pic');
  await selectPhoto(photo());
  clickTwice(button('Upload'));
  await expect.element(button('Upload')).toHaveAttribute('aria-busy', 'true');
  await press(button('Upload'), '{Enter}');
  await expect.poll(() => upload.calls.length).toBe(1);
  upload.release();
  await expect.element(photoDialog).not.toBeInTheDocument();
  await expectUploadedPhoto();
  clickTwice(removeButton);
  await expect.element(removeButton).toHaveAttribute('aria-busy', 'true');
  removal.release();
  await expect.element(toast('Your photo is removed')).toBeVisible();
  await expect.element(removeButton).not.toBeInTheDocument();
  expect(network.calls('/*-pic').map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
});

test('a failed removal shows an error, and the photo stays [R-223, F-05]', async () => {
  const { network } = await openProfile();
  network.respond('/remove-pic', rejected(503, 'The storage is closed.'));
  await removeButton.click();
  await expect.element(toast('The storage is closed.')).toHaveAttribute('data-toast', 'error');
  await expect.element(studentPhoto).toBeVisible();
  await expect.element(removeButton).toHaveFocus();
  await expect.element(removeButton).not.toHaveAttribute('aria-busy');
});
