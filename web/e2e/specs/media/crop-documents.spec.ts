import type { Page } from '@playwright/test';
import { clickInCropDialog, cropDialog, drag, openCropDialog, twoColours } from '../../support/pages/crop-dialog.ts';
import { openAsOperator } from '../../support/pages/franchise.ts';
import { clickButton, field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';
import { uploadedPhoto } from '../../support/uploaded-photo.ts';

const path = '/franchise/document-update';

/** Sends the form, which is empty when the server has accepted it. */
async function send(page: Page) {
  const signature = page.getByRole('img', { name: 'Selected signature' });
  await expect(signature).toBeVisible();
  await clickButton(page, 'Update Documents');
  await expect(signature).toHaveCount(0);
}

test('a photo of a signature is cut to 2:1, a wide one and a stamp stay whole [R-409, R-410, R-411]', async ({ page, network }) => {
  await openAsOperator(page, path);
  const sizeOf = async (name: string) => {
    const { width, height } = await uploadedPhoto(page, network, '/update-media', name);
    return [width, height];
  };
  await field(page, 'Signature').setInputFiles(await twoColours(page, 300, 300));
  await field(page, 'Stamp').setInputFiles(await twoColours(page, 300, 200));
  await send(page);
  expect([await sizeOf('signature'), await sizeOf('logo')]).toEqual([
    [300, 150],
    [300, 200],
  ]);
  await field(page, 'Signature').setInputFiles(await twoColours(page, 900, 300));
  await send(page);
  expect(await sizeOf('signature')).toEqual([900, 300]);
});

test('a signature is cropped to 2:1 and a stamp to a square', async ({ page, network }) => {
  await openAsOperator(page, path);
  await field(page, 'Signature').setInputFiles(await twoColours(page, 900, 300));
  await openCropDialog(page, 'signature');
  await drag(page, 400, 0);
  await clickInCropDialog(page, 'Use this part');
  await expect(cropDialog(page)).toHaveCount(0);
  await field(page, 'Stamp').setInputFiles(await twoColours(page, 300, 200));
  await openCropDialog(page, 'stamp');
  await page.keyboard.press('Enter');
  await expect(cropDialog(page)).toHaveCount(0);
  expect(network.calls('/update-media')).toHaveLength(0);
  await send(page);
  expect(await uploadedPhoto(page, network, '/update-media', 'signature')).toMatchObject({ width: 600, height: 300 });
  expect(await uploadedPhoto(page, network, '/update-media', 'logo')).toMatchObject({ width: 200, height: 200 });
});
