import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '../support/axe.ts';
import { cameraButton, cameraDialog, cameraStatus, stubCamera } from '../support/camera.ts';
import { button, clickLate, field } from '../support/page.ts';
import { uploadedPhoto } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';
import { fillRegistration, isBlue, isRed, submitButton } from './registration.ts';

const takePhoto = button('Take photo');
test('a guest at a computer takes a photo, takes it again, uses it with the keyboard, and registers with it, not mirrored', async () => {
  const { tracks, opening, expectOff } = stubCamera();
  const { network, url } = await renderRoute('/register');
  await fillRegistration();
  expect(opening).not.toHaveBeenCalled();
  await takePhoto.click();
  await expect.element(cameraStatus).toHaveTextContent('The photo shows what you see here.');
  expect(opening.mock.lastCall).toEqual([{ video: expect.objectContaining({ facingMode: 'user' }) }]);
  await expect.element(cameraButton('Take')).toHaveFocus();
  await expectNoViolations('[role=dialog]', 'the live picture');
  await userEvent.keyboard('{Enter}');
  await expect.element(cameraStatus).toHaveTextContent('Photo taken.');
  await expect.element(cameraDialog.getByRole('img', { name: 'Photo taken.' })).toBeVisible();
  await expect.element(cameraButton('Use photo')).toHaveFocus();
  await expectOff();
  await cameraButton('Take again').click();
  await expect.element(cameraButton('Take')).toHaveFocus();
  await expect.element(cameraDialog.getByRole('img')).not.toBeInTheDocument();
  await expect.element(cameraButton('Take')).not.toHaveAttribute('aria-busy');
  await userEvent.keyboard('{Enter}');
  await expect.element(cameraButton('Use photo')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(cameraDialog).not.toBeInTheDocument();
  expect(tracks).toHaveLength(2);
  await expectOff();
  await expect.element(takePhoto).toHaveFocus();
  await expect.element(page.getByRole('img', { name: 'Selected: photo.jpg' })).toBeVisible();
  await expect.element(field('Photo')).toHaveValue(expect.stringContaining('photo.jpg'));
  await expect.element(button('Crop photo')).toBeVisible();
  await submitButton.click();
  await expect.poll(url).toBe('/login');
  const { type, width, height, edges } = await uploadedPhoto(network, '/register');
  expect([type, width, height, isRed(edges.left), isBlue(edges.right)]).toEqual(['image/jpeg', 384, 480, true, true]);
});

test('a double click on Take does not use a photo that nobody has seen', async () => {
  stubCamera();
  await renderRoute('/register');
  await takePhoto.click();
  await expect.element(cameraButton('Take')).not.toHaveAttribute('aria-busy');
  await cameraButton('Take').dblClick();
  await expect.element(cameraButton('Use photo')).not.toHaveAttribute('aria-busy');
  clickLate(cameraButton('Use photo'));
  await expect.element(cameraButton('Take again')).toBeVisible();
});

test('the camera is off after the dialog is closed, also while the browser still asks, and after another page is opened', async () => {
  const { tracks, opening, expectOff } = stubCamera();
  const { goto, back } = await renderRoute('/login');
  await goto('/register');
  const open = opening.getMockImplementation() ?? expect.fail('no camera');
  let allow = () => {};
  opening.mockImplementationOnce((constraints) => new Promise((resolve) => (allow = () => resolve(open(constraints)))));
  await takePhoto.click();
  await expect.element(cameraStatus).toHaveTextContent('The camera is starting. If the browser asks, please allow it.');
  await expect.element(cameraButton('Take')).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(cameraDialog).not.toBeInTheDocument();
  allow();
  await expect.poll(() => tracks.length).toBe(1);
  await expectOff();
  await takePhoto.click();
  await expect.element(cameraButton('Take')).not.toHaveAttribute('aria-busy');
  await cameraDialog.getByRole('button', { name: 'Close' }).click();
  await expectOff();
  await takePhoto.click();
  await expect.element(cameraButton('Take')).not.toHaveAttribute('aria-busy');
  back();
  await expect.element(cameraDialog).not.toBeInTheDocument();
  await expectOff();
  expect(tracks).toHaveLength(3);
});

test('the camera goes off on another tab and when it is unplugged, says so, and can be turned on again', async () => {
  const { tracks, expectOff } = stubCamera();
  await renderRoute('/register');
  await takePhoto.click();
  await expect.element(cameraButton('Take')).not.toHaveAttribute('aria-busy');
  const hidden = vi.spyOn(document, 'hidden', 'get');
  for (const isHidden of [true, false]) {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  await expect
    .element(cameraStatus)
    .toHaveTextContent('The camera was turned off because you left this tab. Press Retry to turn it on again.');
  await expectOff();
  await cameraButton('Retry').click();
  await expect.element(cameraButton('Take')).not.toHaveAttribute('aria-busy');
  tracks[1]?.dispatchEvent(new Event('ended'));
  await expect.element(cameraStatus).toHaveTextContent(/^The camera does not work/);
  await expectOff();
});
