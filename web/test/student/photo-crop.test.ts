import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../support/axe.ts';
import { cropButton, cropDialog, cropFrame, drag, expectCropped, openCropDialog } from '../support/crop-dialog.ts';
import type { Network } from '../support/network.ts';
import { expectTexts } from '../support/page.ts';
import { coordinates, holdDecoding, twoColours, uploadedPhoto } from '../support/photos.ts';
import { button, expectUploaded, photoDialog, selectPhoto } from './photo-dialog.ts';
import { openProfile } from './profile.ts';

const zoomSlider = cropDialog.getByRole('slider', { name: 'Zoom' });
const clickInCropDialog = (name: string) => cropDialog.getByRole('button', { name, exact: true }).click();

/** Selects a picture of 600 x 300 pixels, red on the left and blue on the right. */
async function selectTwoColours(): Promise<Network> {
  const { network } = await openProfile();
  await selectPhoto(await twoColours(600, 300));
  return network;
}

async function upload(network: Network) {
  await button('Upload').click();
  await expectUploaded();
  const { width, height, edges } = await uploadedPhoto(network, '/profile-pic');
  const colourOf = ([red = 0, , blue = 0]: number[]) => (red > blue ? 'red' : 'blue');
  return { size: [width, height], left: colourOf(edges.left), right: colourOf(edges.right) };
}

test('a photo is cropped with the keyboard alone: arrow keys, plus, minus and Enter', async () => {
  const network = await selectTwoColours();
  await openCropDialog();
  await expectAccessible('crop dialog');
  await userEvent.keyboard('+');
  await expect.element(zoomSlider).toHaveAttribute('aria-valuetext', '110%');
  await userEvent.keyboard('-');
  await expect.element(zoomSlider).toHaveAttribute('aria-valuetext', '100%');
  await userEvent.keyboard('{ArrowLeft}'.repeat(20));
  await expectTexts(cropDialog.getByRole('status'), 'Frame: 60% from the left, 0% from the top');
  await userEvent.tab();
  await expect.element(zoomSlider).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(zoomSlider).toHaveAttribute('aria-valuetext', '400%');
  await userEvent.keyboard('{Enter}');
  await expectCropped();
  await expect.element(photoDialog).toBeVisible();
  expect(network.calls('/profile-pic'), 'Enter does not submit the form around it').toEqual([]);
  expect(await upload(network)).toEqual({ size: [60, 75], left: 'blue', right: 'blue' });
});

test('a dragged and zoomed photo is cropped to what the frame shows, which a later crop starts from', async () => {
  const { network } = await openProfile();
  await selectPhoto(await coordinates(600, 300));
  await openCropDialog();
  const { width, height } = cropFrame.element().getBoundingClientRect();
  await drag(0.2 * width);
  await zoomSlider.fill('2');
  await drag(-0.1 * width);
  await userEvent.keyboard('{ArrowDown}');
  // The largest part is 240 pixels wide. The selection is half of it around its centre, which was moved to the left and then to the right.
  const left = 180 - 0.2 * 240 + 60 + 0.1 * 120;
  const top = 75 - (10 / height) * 150;
  for (const time of ['first', 'second']) {
    await expect.element(zoomSlider).toHaveAttribute('aria-valuetext', '200%');
    await userEvent.keyboard('{Enter}');
    await expectCropped();
    if (time === 'first') await openCropDialog();
  }
  await button('Upload').click();
  await expectUploaded();
  const { edges, ...photo } = await uploadedPhoto(network, '/profile-pic');
  expect([photo.width, photo.height]).toEqual([120, 150]);
  const place = ([red = 0, green = 0]: number[]) => [Math.round((red / 255) * 600), Math.round((green / 255) * 300)];
  const near = (pixels: number) => expect.closeTo(pixels, -1);
  expect([place(edges.left)[0], place(edges.right)[0]]).toEqual([near(left), near(left + 120)]);
  expect([place(edges.top)[1], place(edges.bottom)[1]]).toEqual([near(top), near(top + 150)]);
});

test('a photo that can no longer be read says so in the crop dialog', async () => {
  await selectTwoColours();
  await expect.element(cropButton).toBeVisible();
  const decode = holdDecoding();
  await cropButton.click();
  await decode(false);
  await expect.element(cropDialog.getByRole('alert')).toHaveTextContent(/^This picture could not be opened/);
  await expect.element(cropDialog.getByRole('button', { name: 'Use this part' })).toBeDisabled();
});

test('Cancel, X and Escape close the crop dialog alone, and the photo stays a portrait from its centre [R-216]', async () => {
  const network = await selectTwoColours();
  for (const close of [() => clickInCropDialog('Cancel'), () => clickInCropDialog('Close'), () => userEvent.keyboard('{Escape}')]) {
    await openCropDialog();
    await drag(400);
    await close();
    await expectCropped();
    await expect.element(cropButton).toHaveFocus();
  }
  expect(await upload(network)).toEqual({ size: [240, 300], left: 'red', right: 'blue' });
});

test('the whole photo can be used, small, and a part of it can be chosen again', async () => {
  const { network } = await openProfile();
  await selectPhoto(await twoColours(3000, 1500));
  await openCropDialog();
  await clickInCropDialog('Use whole photo');
  await expectCropped();
  expect(await upload(network)).toEqual({ size: [1200, 600], left: 'red', right: 'blue' });
  await selectPhoto(await twoColours(600, 300));
  await openCropDialog();
  await clickInCropDialog('Use whole photo');
  await expectCropped();
  await openCropDialog();
  await drag(-400);
  await clickInCropDialog('Use this part');
  await expectCropped();
  await openCropDialog();
  await clickInCropDialog('Use this part');
  await expectCropped();
  expect(await upload(network), 'the dialog opens with the last part').toEqual({ size: [240, 300], left: 'blue', right: 'blue' });
});
