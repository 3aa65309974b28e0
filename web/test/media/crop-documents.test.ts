import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cropDialog, drag, expectCropped, openCropDialog } from '../support/crop-dialog.ts';
import type { Network } from '../support/network.ts';
import { button, field } from '../support/page.ts';
import { twoColours, uploadedPhoto } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';

const openForm = () => renderRoute('/franchise/document-update', { as: 'franchise' });

const signature = page.getByRole('img', { name: 'Selected signature' });

/** Sends the form, which is empty when the server has accepted it. */
async function send(): Promise<void> {
  await expect.element(signature).toBeVisible();
  await button('Update Documents').click();
  await expect.element(signature).not.toBeInTheDocument();
}

async function sentSize(network: Network, name: string): Promise<[width: number, height: number]> {
  const { width, height } = await uploadedPhoto(network, '/update-media', name);
  return [width, height];
}

test('a photo of a signature is cut to 2:1, a wide one and a stamp stay whole [R-409, R-410, R-411]', async () => {
  const { network } = await openForm();
  await field('Signature').upload(await twoColours(300, 300));
  await field('Stamp').upload(await twoColours(300, 200));
  await expect.element(page.getByRole('img', { name: 'Selected stamp' })).toBeVisible();
  await send();
  expect(await sentSize(network, 'signature')).toEqual([300, 150]);
  expect(await sentSize(network, 'logo')).toEqual([300, 200]);
  await field('Signature').upload(await twoColours(900, 300));
  await send();
  expect(await sentSize(network, 'signature')).toEqual([900, 300]);
});

test('a signature is cropped to 2:1 and a stamp to a square', async () => {
  const { network } = await openForm();
  await field('Signature').upload(await twoColours(900, 300));
  await openCropDialog('signature');
  await drag(400);
  await cropDialog.getByRole('button', { name: 'Use this part', exact: true }).click();
  await expectCropped();
  await field('Stamp').upload(await twoColours(300, 200));
  await openCropDialog('stamp');
  await userEvent.keyboard('{Enter}');
  await expectCropped();
  expect(network.calls('/update-media')).toEqual([]);
  await send();
  expect(await sentSize(network, 'signature')).toEqual([600, 300]);
  expect(await sentSize(network, 'logo')).toEqual([200, 200]);
});
