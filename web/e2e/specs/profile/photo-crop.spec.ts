import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import type { Network } from '../../support/network.ts';
import {
  clickInCropDialog,
  cropButton,
  cropDialog,
  cropFrame,
  drag,
  openCropDialog,
  pinch,
  twoColours,
  zoomSlider,
} from '../../support/pages/crop-dialog.ts';
import { button, dialog, selectPhoto } from '../../support/pages/photo-dialog.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { uploadedPhoto } from '../../support/uploaded-photo.ts';

/** Selects a picture of 600 x 300 pixels, red on the left and blue on the right. */
async function selectTwoColours(page: Page) {
  await signIn(page, student);
  await selectPhoto(page, await twoColours(page, 600, 300));
}

async function upload(page: Page, network: Network) {
  await button(page, 'Upload').click();
  await expect(dialog(page)).toHaveCount(0);
  const { width, height, edges } = await uploadedPhoto(page, network, '/profile-pic');
  const colourOf = ([red = 0, , blue = 0]: number[]) => (red > blue ? 'red' : 'blue');
  return { size: [width, height], left: colourOf(edges.left), right: colourOf(edges.right) };
}

test('a photo is a portrait from its centre unless it is cropped [R-216]', async ({ page, network }) => {
  await selectTwoColours(page);
  expect(await upload(page, network)).toEqual({ size: [240, 300], left: 'red', right: 'blue' });
});

test('a dragged photo is cropped to what the frame shows, and the focus returns to the button', async ({ page, network }) => {
  await selectTwoColours(page);
  await openCropDialog(page);
  await drag(page, 400, 0);
  await clickInCropDialog(page, 'Use this part');
  await expect(cropDialog(page)).toHaveCount(0);
  await expect(cropButton(page)).toBeFocused();
  expect(await upload(page, network)).toEqual({ size: [240, 300], left: 'red', right: 'red' });
});

test('a photo is cropped with the keyboard alone: arrow keys, plus, minus and Enter', async ({ page, network }) => {
  await selectTwoColours(page);
  await openCropDialog(page);
  await page.keyboard.press('+');
  await expect(zoomSlider(page)).toHaveAttribute('aria-valuetext', '110 %');
  await page.keyboard.press('-');
  await expect(zoomSlider(page)).toHaveAttribute('aria-valuetext', '100 %');
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(cropDialog(page).getByRole('status')).toHaveText('Frame: 60 % from the left, 0 % from the top');
  await page.keyboard.press('Tab');
  await expect(zoomSlider(page)).toBeFocused();
  await page.keyboard.press('End');
  await expect(zoomSlider(page)).toHaveAttribute('aria-valuetext', '400 %');
  await page.keyboard.press('Enter');
  await expect(cropDialog(page)).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  expect(network.calls('/profile-pic'), 'Enter does not submit the form around it').toHaveLength(0);
  expect(await upload(page, network)).toEqual({ size: [60, 75], left: 'blue', right: 'blue' });
});

test('two fingers zoom', async ({ page }) => {
  await selectTwoColours(page);
  await openCropDialog(page);
  await pinch(page, 60, 120);
  await expect(zoomSlider(page)).toHaveAttribute('aria-valuetext', /^(19\d|20\d) %$/);
  await expect(cropFrame(page)).toHaveCSS('touch-action', 'none');
});

const actions = {
  Cancel: (page: Page) => clickInCropDialog(page, 'Cancel'),
  X: (page: Page) => clickInCropDialog(page, 'Close'),
  Escape: (page: Page) => page.keyboard.press('Escape'),
};

for (const [action, close] of Object.entries(actions)) {
  test(`${action} closes the crop dialog alone, and keeps the photo as it was`, async ({ page, network }) => {
    await selectTwoColours(page);
    await openCropDialog(page);
    await drag(page, 400, 0);
    await close(page);
    await expect(cropDialog(page)).toHaveCount(0);
    await expect(cropButton(page)).toBeFocused();
    expect(await upload(page, network)).toEqual({ size: [240, 300], left: 'red', right: 'blue' });
  });
}

test('the whole photo can be used, and a part of it can be chosen again', async ({ page, network }) => {
  await selectTwoColours(page);
  await openCropDialog(page);
  await clickInCropDialog(page, 'Use whole photo');
  await expect(cropDialog(page)).toHaveCount(0);
  await openCropDialog(page);
  await drag(page, -400, 0);
  await clickInCropDialog(page, 'Use this part');
  await openCropDialog(page);
  await clickInCropDialog(page, 'Use this part');
  await expect(cropDialog(page)).toHaveCount(0);
  expect(await upload(page, network), 'the dialog opens with the last part').toEqual({ size: [240, 300], left: 'blue', right: 'blue' });
});

test('the whole photo is sent as it is, and small', async ({ page, network }) => {
  await signIn(page, student);
  await selectPhoto(page, await twoColours(page, 3000, 1500));
  await openCropDialog(page);
  await clickInCropDialog(page, 'Use whole photo');
  await expect(cropDialog(page)).toHaveCount(0);
  expect(await upload(page, network)).toEqual({ size: [1200, 600], left: 'red', right: 'blue' });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the crop dialog in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await selectTwoColours(page);
    await openCropDialog(page);
    await expectNoViolations(page, 'dialog[open]:not(:has(dialog[open]))', 'crop dialog');
  });
}
