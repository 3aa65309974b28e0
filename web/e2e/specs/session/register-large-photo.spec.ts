import type { Page } from '@playwright/test';
import { png, renderImage, withExif } from '../../support/images.ts';
import type { Network } from '../../support/network.ts';
import { field, fillRegistration, photo, submitButton } from '../../support/pages/register.ts';
import { expect, test } from '../../support/test.ts';
import { uploadedPhoto } from '../../support/uploaded-photo.ts';

async function registerWith(page: Page, network: Network, buffer: Buffer) {
  await fillRegistration(page);
  await field(page, 'Photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('button', { name: 'Crop photo' })).toBeVisible({ timeout: 30_000 });
  await submitButton(page).click();
  await expect(page).toHaveURL('/login');
  return uploadedPhoto(page, network, '/register');
}

const uprightPortrait = { type: 'image/jpeg', width: 960, height: 1200 };
const isRed = ([red = 0, , blue = 255]: number[]) => red > 150 && blue < 100;
const isBlue = ([red = 255, , blue = 0]: number[]) => blue > 150 && red < 100;

test('a file of 25 MB is accepted [S-19, Q-77]', async ({ page, network }) => {
  await page.goto('/register');
  const padded = Buffer.concat([photo.buffer, Buffer.alloc(25 * 1024 * 1024 - photo.buffer.length)]);
  const { width, bytes } = await registerWith(page, network, padded);
  expect([width, bytes.length < 1000]).toEqual([1, true]);
});

test('a photo of a camera with 64 megapixels is accepted and sent small [S-19, Q-77]', async ({ page, network }) => {
  test.slow();
  await page.goto('/register');
  const { width, height, bytes } = await registerWith(page, network, png(9280, 6944));
  expect([width, height, bytes.length < 1024 * 1024]).toEqual([960, 1200, true]);
});

test('a photo of 48 megapixels is sent upright and small, and the page draws nothing of its full size [S-19, Q-77]', async ({
  page,
  network,
}) => {
  test.slow();
  await page.addInitScript(() => {
    const counter = Object.assign(window, { widest: 0 });
    const { drawImage } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.drawImage = function (this: CanvasRenderingContext2D, ...parameters: unknown[]) {
      const [image] = parameters;
      counter.widest = Math.max(counter.widest, image instanceof ImageBitmap ? image.width : Number.POSITIVE_INFINITY);
      Reflect.apply(drawImage, this, parameters);
    };
  });
  await page.goto('/register');
  const uploaded = await registerWith(page, network, withExif(await renderImage(page, 'image/jpeg', 8000, 6000)));
  expect(uploaded).toMatchObject(uprightPortrait);
  expect([isRed(uploaded.edges.top), isBlue(uploaded.edges.bottom), uploaded.bytes.length < 1024 * 1024]).toEqual([true, true, true]);
  expect(await page.evaluate(() => Reflect.get(window, 'widest'))).toBeLessThanOrEqual(2400);
});

const browsers = {
  'without createImageBitmap': () => {
    Reflect.deleteProperty(window, 'createImageBitmap');
  },
  'that ignores the options of createImageBitmap': () => {
    const decode = window.createImageBitmap.bind(window);
    window.createImageBitmap = (source: ImageBitmapSource) => decode(source, { imageOrientation: 'none' });
  },
};

for (const [what, restrict] of Object.entries(browsers)) {
  test(`a browser ${what} also sends a photo upright and small [S-19]`, async ({ page, network }) => {
    await page.goto('/register');
    const jpeg = withExif(await renderImage(page, 'image/jpeg', 4000, 3000));
    const supported = await page.evaluate(() => typeof createImageBitmap);
    expect(supported).toBe('function');
    // Only for the preparation: the test itself inspects the sent photo with it.
    await page.evaluate(() => Object.assign(window, { decodeImage: window.createImageBitmap.bind(window) }));
    await page.evaluate(restrict);
    await fillRegistration(page);
    await field(page, 'Photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: jpeg });
    await expect(page.getByRole('img', { name: 'Selected: me.jpg' })).toHaveJSProperty('naturalHeight', 1200);
    await page.evaluate(() => Object.assign(window, { createImageBitmap: Reflect.get(window, 'decodeImage') }));
    await submitButton(page).click();
    await expect(page).toHaveURL('/login');
    const uploaded = await uploadedPhoto(page, network, '/register');
    expect(uploaded).toMatchObject(uprightPortrait);
    expect([isRed(uploaded.edges.top), isBlue(uploaded.edges.bottom)]).toEqual([true, true]);
  });
}
