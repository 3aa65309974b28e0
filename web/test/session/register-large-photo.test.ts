import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNaturalSize, png, selectLargeFile, withExif } from '../support/images.ts';
import type { Network } from '../support/network.ts';
import { field } from '../support/page.ts';
import { photo, twoColours, uploadedPhoto } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';
import { fillRegistration, submitButton } from './registration.ts';

const openRegister = () => renderRoute('/register');

async function registerWith(network: Network, url: () => string, ...content: BlobPart[]) {
  await fillRegistration();
  selectLargeFile(field('Photo'), new File(content, 'me.jpg', { type: 'image/jpeg' }));
  await expect.element(page.getByRole('button', { name: 'Crop photo' }), { timeout: 30_000 }).toBeVisible();
  await submitButton.click();
  await expect.poll(url).toBe('/login');
  return uploadedPhoto(network, '/register');
}

const uprightPortrait = { type: 'image/jpeg', width: 960, height: 1200 };
const isRed = ([red = 0, , blue = 255]: number[]) => red > 150 && blue < 100;
const isBlue = ([red = 255, , blue = 0]: number[]) => blue > 150 && red < 100;

test('a file of 25 MB is accepted [S-19, Q-77]', async () => {
  const { network, url } = await openRegister();
  const padding = new Uint8Array(25 * 1024 * 1024 - photo().size);
  const { width, file } = await registerWith(network, url, photo(), padding);
  expect([width, file.size < 1000]).toEqual([1, true]);
});

test('a photo of a camera with 64 megapixels is accepted and sent small [S-19, Q-77]', async () => {
  const { network, url } = await openRegister();
  const { width, height, file } = await registerWith(network, url, await png(9280, 6944));
  expect([width, height, file.size < 1024 * 1024]).toEqual([960, 1200, true]);
}, 60_000);

test('a photo of 48 megapixels is sent upright and small, and the page draws nothing of its full size [S-19, Q-77]', async () => {
  const { drawImage } = CanvasRenderingContext2D.prototype;
  const widths = [0];
  vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage').mockImplementation(function (
    this: CanvasRenderingContext2D,
    ...parameters: unknown[]
  ) {
    const [image] = parameters;
    widths.push(image instanceof ImageBitmap ? image.width : Number.POSITIVE_INFINITY);
    Reflect.apply(drawImage, this, parameters);
  });
  const { network, url } = await openRegister();
  const uploaded = await registerWith(network, url, withExif(await twoColours(8000, 6000)));
  expect(uploaded).toMatchObject(uprightPortrait);
  expect([isRed(uploaded.edges.top), isBlue(uploaded.edges.bottom), uploaded.file.size < 1024 * 1024]).toEqual([true, true, true]);
  expect(widths.length).toBeGreaterThan(1);
  expect(Math.max(...widths)).toBeLessThanOrEqual(2400);
}, 60_000);

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
  test(`a browser ${what} also sends a photo upright and small [S-19]`, async () => {
    const { network, url } = await openRegister();
    const jpeg = withExif(await twoColours(4000, 3000));
    const { createImageBitmap } = window;
    const restore = () => {
      window.createImageBitmap = createImageBitmap;
    };
    onTestFinished(restore);
    restrict();
    await fillRegistration();
    await field('Photo').upload(new File([jpeg], 'me.jpg', { type: 'image/jpeg' }));
    await expectNaturalSize(page.getByRole('img', { name: 'Selected: me.jpg' }), 'naturalHeight', 1200);
    // Only for the preparation: the test itself inspects the sent photo with it.
    restore();
    await submitButton.click();
    await expect.poll(url).toBe('/login');
    const uploaded = await uploadedPhoto(network, '/register');
    expect(uploaded).toMatchObject(uprightPortrait);
    expect([isRed(uploaded.edges.top), isBlue(uploaded.edges.bottom)]).toEqual([true, true]);
  });
}
