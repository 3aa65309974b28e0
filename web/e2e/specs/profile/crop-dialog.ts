import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';

export const cropDialog = (page: Page) => page.getByRole('dialog', { name: /^Crop / });
export const cropFrame = (page: Page) => cropDialog(page).getByRole('application');
export const zoomSlider = (page: Page) => cropDialog(page).getByRole('slider', { name: 'Zoom' });
export const cropButton = (page: Page, noun = 'photo') => page.getByRole('button', { name: `Crop ${noun}`, exact: true });

/** A picture whose left half is red and whose right half is blue. */
export async function twoColours(page: Page, width: number, height: number) {
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await renderImage(page, 'image/jpeg', width, height) };
}

/** Opens the dialog and waits for the picture. */
export async function openCropDialog(page: Page, noun?: string): Promise<void> {
  await cropButton(page, noun).click();
  await expect(cropFrame(page)).not.toHaveAttribute('aria-busy');
  await expect(cropFrame(page)).toBeFocused();
}

/** Moves two fingers from one distance to another, around the middle of the frame. */
export async function pinch(page: Page, from: number, to: number): Promise<void> {
  const box = await cropFrame(page).boundingBox();
  if (!box) throw new Error('There is no frame.');
  const client = await page.context().newCDPSession(page);
  const points = (distance: number) =>
    [-1, 1].map((side, id) => ({ id, x: box.x + box.width / 2 + (side * distance) / 2, y: box.y + box.height / 2 }));
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(from) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points((from + to) / 2) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(to) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** An image encoded by the browser: red on the left and blue on the right. */
async function renderImage(page: Page, type: string, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ({ type, width, height }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      for (const [index, colour] of ['#c00', '#00c'].entries()) {
        if (context) context.fillStyle = colour;
        context?.fillRect((index * width) / 2, 0, width / 2, height);
      }
      return canvas.toDataURL(type).split(',')[1];
    },
    { type, width, height },
  );
  return Buffer.from(base64 ?? '', 'base64');
}
