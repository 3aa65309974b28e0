import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { path as profilePath } from '../../student/profile.ts';
import { expectNoViolations } from '../../support/axe.ts';
import { cameraButton, cameraDialog, cameraStatus, failOnce, stubCamera, stubTouch } from '../../support/camera.ts';
import { button, field } from '../../support/page.ts';
import { photo, uploadedPhoto } from '../../support/photos.ts';
import { renderRoute } from '../../support/render-route.tsx';
import { path } from './create-student.ts';

const takePhoto = button('Take photo');
const selected = (name: string) => page.getByRole('img', { name: `Selected: ${name}` });
const openForm = () => renderRoute(path, { as: 'operator' });

test('an operator reads why there is no picture, retries, and can still choose a file', async () => {
  const { opening } = stubCamera();
  await openForm();
  failOnce(opening, 'NotAllowedError');
  await takePhoto.click();
  await expect
    .element(cameraStatus)
    .toHaveTextContent(
      'The camera is not allowed here. Allow it beside the address of the page, or in the settings of the computer, and press Retry. Or close this window and choose a file.',
    );
  await expectNoViolations('[role=dialog]', 'no picture');
  failOnce(opening, 'NotFoundError');
  await cameraButton('Retry').click();
  await expect
    .element(cameraStatus)
    .toHaveTextContent('No camera was found. Connect one and press Retry. Or close this window and choose a file.');
  failOnce(opening, 'NotReadableError');
  await cameraButton('Retry').click();
  await expect
    .element(cameraStatus)
    .toHaveTextContent(/^The camera does not work\. Is it connected\? Close other programs that use it and press Retry\./);
  await cameraButton('Retry').click();
  vi.spyOn(window, 'createImageBitmap').mockRejectedValueOnce(new DOMException('', 'InvalidStateError'));
  await cameraButton('Take').click();
  await expect.element(cameraStatus).toHaveTextContent(/^The camera does not work\./);
  await userEvent.keyboard('{Escape}');
  await expect.element(takePhoto).toHaveFocus();
  await field('Photo').upload(photo('file.png'));
  await expect.element(selected('file.png')).toBeVisible();
  await takePhoto.click();
  await expect.poll(() => opening.mock.lastCall).toEqual([{ video: expect.objectContaining({ facingMode: 'environment' }) }]);
  await cameraButton('Take').click();
  await cameraButton('Use photo').click();
  await expect.element(selected('photo.jpg')).toBeVisible();
});

test('a photo can be taken in a browser that does not tell when a picture is shown', async () => {
  const { prototype } = HTMLVideoElement;
  const { requestVideoFrameCallback } = prototype;
  Reflect.deleteProperty(prototype, 'requestVideoFrameCallback');
  onTestFinished(() => void Object.assign(prototype, { requestVideoFrameCallback }));
  stubCamera();
  await openForm();
  await takePhoto.click();
  await expect.element(cameraButton('Take')).not.toHaveAttribute('aria-busy');
});

test('on a page without https the dialog says what the camera needs', async () => {
  await openForm();
  vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as unknown as MediaDevices);
  await takePhoto.click();
  await expect.element(cameraStatus).toHaveTextContent(/^The camera works only if the address of the page begins with https\./);
});

test.each([
  ['an operator', path, 'operator', 'environment'],
  ['a guest', '/register', undefined, 'user'],
  ['a student', profilePath, 'student', 'user'],
] as const)('on a phone %s takes a photo with its camera app, and Photo still offers other pictures', async (_who, url, as, facing) => {
  const { opening } = stubCamera();
  stubTouch();
  await renderRoute(url, { as });
  if (as === 'student') await button('Upload photo').click();
  const captures: (string | null)[] = [];
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    captures.push(this.name, this.getAttribute('capture'));
  });
  await page.getByRole('button', { name: 'Take photo' }).click();
  await expect.poll(() => captures).toEqual(['avatar', facing]);
  await expect.element(page.getByLabelText('Photo', { exact: true })).not.toHaveAttribute('capture');
  await expect.element(cameraDialog).not.toBeInTheDocument();
  expect(opening).not.toHaveBeenCalled();
});

test('a student uploads a photo that is taken over the open dialog', async () => {
  const { expectOff } = stubCamera();
  const { network } = await renderRoute(profilePath, { as: 'student' });
  await button('Upload photo').click();
  await page.getByRole('button', { name: 'Take photo' }).click();
  await cameraButton('Take').click();
  await cameraButton('Use photo').click();
  await expect.element(cameraDialog).not.toBeInTheDocument();
  await expect.element(selected('photo.jpg')).toBeVisible();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const call = network.calls().find(({ form }) => form?.has('avatar'));
  expect(await uploadedPhoto(network, call?.path ?? '')).toMatchObject({ name: 'photo.jpg', width: 384, height: 480 });
  await expectOff();
});
