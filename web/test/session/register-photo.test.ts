import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contains, expectNaturalSize, png, selectLargeFile, withExif } from '../support/images.ts';
import type { Network } from '../support/network.ts';
import { field, toast } from '../support/page.ts';
import { holdDecoding, photo, twoColours, uploadedPhoto } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';
import { expectFilledRegistration, fillRegistration, isBlue, isRed, submitButton } from './registration.ts';

const openRegister = () => renderRoute('/register');

const cannotBeOpened = 'This picture could not be opened: it may be damaged or too large. Please choose another JPG or PNG picture.';

const invalidFiles: Record<string, [name: string, type: string, content: BlobPart[], message: string]> = {
  'an SVG with the name of a PNG': [
    'me.png',
    'image/png',
    ['<svg xmlns="http://www.w3.org/2000/svg"/>'],
    'This file is not a photo. Please choose a JPG or PNG picture.',
  ],
  'an empty file': ['me.png', 'image/png', [], 'This file is empty. Please choose another one.'],
  'an image without content': ['me.png', 'image/png', [photo().slice(0, 33)], cannotBeOpened],
  'an image of over 25 MB': [
    'me.png',
    'image/png',
    [photo(), new Uint8Array(26.4 * 1024 * 1024)],
    'This picture is 26.5 MB. The limit is 25 MB. Please choose a smaller one.',
  ],
  'a HEIC photo': [
    'IMG_0042.HEIC',
    'image/heic',
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    'This browser cannot open HEIC photos. Please choose a JPG picture or a screenshot. On an iPhone, Settings > Camera > Formats > Most Compatible makes the next photos JPG.',
  ],
};

test('a photo that cannot be used is rejected at the field, and registration goes on without it and says so [S-19, R-174, Q-77]', async () => {
  const { network, url } = await openRegister();
  await fillRegistration();
  for (const [what, [name, type, content, message]] of Object.entries(invalidFiles)) {
    selectLargeFile(field('Photo'), new File(content, name, { type }));
    await expect
      .element(field('Photo'), { message: what })
      .toHaveAccessibleDescription(`Optional ${message} You can also register without a photo.`);
    await expect.element(field('Photo')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('Photo')).toHaveValue('');
  }
  await expectFilledRegistration();
  await submitButton.click();
  await expect.poll(url).toBe('/login');
  expect(network.calls('/register')[0]?.body).not.toHaveProperty('avatar');
  const warning = toast('Your photo was not sent. You can add one in your profile.');
  await expect.element(warning).toHaveAttribute('data-toast', 'warning');
});

test('an image with too many pixels is rejected before it is decoded [S-19]', async () => {
  const error = new Error('Decoding is not allowed here.');
  const decoders = [
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(error),
    vi.spyOn(window, 'createImageBitmap').mockRejectedValue(error),
  ];
  await openRegister();
  const bomb = await png(20_000, 20_000);
  expect(bomb.size).toBeLessThan(1024 * 1024);
  selectLargeFile(field('Photo'), new File([bomb], 'bomb.png', { type: 'image/png' }));
  const message = 'This picture is too large: 20000 x 20000 pixels. The limit is 64 megapixels. Please choose a smaller one.';
  await expect.element(field('Photo')).toHaveAccessibleDescription(`Optional ${message} You can also register without a photo.`);
  for (const decoder of decoders) expect(decoder).not.toHaveBeenCalled();
});

/** Selects a file, waits for its preview, and registers with it. */
async function registerWith({ network, url }: { network: Network; url: () => string }, file: File, preview: string, height: number) {
  await fillRegistration();
  selectLargeFile(field('Photo'), file);
  await expectNaturalSize(page.getByRole('img', { name: `Selected: ${preview}` }), 'naturalHeight', height);
  await submitButton.click();
  await expect.poll(url).toBe('/login');
  return uploadedPhoto(network, '/register');
}

test('a JPEG is sent upright, as a portrait and without its EXIF data [S-19]', async () => {
  const jpeg = withExif(await twoColours(120, 80));
  expect(await contains(jpeg, 'Exif')).toBe(true);
  const file = new File([jpeg], 'IMG 1.jpeg', { type: 'image/jpeg' });
  const uploaded = await registerWith(await openRegister(), file, 'IMG-1.jpg', 100);
  expect(uploaded).toMatchObject({ name: 'IMG-1.jpg', type: 'image/jpeg', width: 80, height: 100 });
  expect([await contains(uploaded.file, 'Exif'), isRed(uploaded.edges.top), isBlue(uploaded.edges.bottom)]).toEqual([false, true, true]);
});

test('a large PNG is sent smaller, as a portrait, transparent and without its comments [S-19]', async () => {
  const large = await png(6000, 3000, 'Taken at home');
  expect(await contains(large, 'Taken at home')).toBe(true);
  const uploaded = await registerWith(await openRegister(), new File([large], 'me.jpg', { type: 'image/jpeg' }), 'me.png', 1200);
  expect(uploaded).toMatchObject({ name: 'me.png', type: 'image/png', width: 960, height: 1200 });
  expect([await contains(uploaded.file, 'Taken at home'), uploaded.edges.top[3]]).toEqual([false, 0]);
});

test('a WebP under any name is sent as JPEG, with white for transparency [S-19]', async () => {
  const canvas = new OffscreenCanvas(20, 10);
  canvas.getContext('2d');
  const content = await canvas.convertToBlob({ type: 'image/webp' });
  const uploaded = await registerWith(await openRegister(), new File([content], 'me.svg', { type: 'image/svg+xml' }), 'me.jpg', 10);
  expect(uploaded).toMatchObject({ name: 'me.jpg', type: 'image/jpeg', edges: { top: [255, 255, 255, 255] } });
});

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
  const file = new File([withExif(await twoColours(8000, 6000))], 'me.jpg', { type: 'image/jpeg' });
  const uploaded = await registerWith(await openRegister(), file, 'me.jpg', 1200);
  expect(uploaded).toMatchObject({ type: 'image/jpeg', width: 960, height: 1200 });
  expect([isRed(uploaded.edges.top), isBlue(uploaded.edges.bottom), uploaded.file.size < 1024 * 1024]).toEqual([true, true, true]);
  expect(widths.length).toBeGreaterThan(1);
  expect(Math.max(...widths)).toBeLessThanOrEqual(2400);
});

test('a browser that ignores the options of createImageBitmap also sends a photo upright and small [S-19]', async () => {
  const visit = await openRegister();
  const jpeg = withExif(await twoColours(4000, 3000));
  const { createImageBitmap } = window;
  onTestFinished(() => {
    window.createImageBitmap = createImageBitmap;
  });
  const decode = createImageBitmap.bind(window);
  window.createImageBitmap = (source: ImageBitmapSource) => decode(source, { imageOrientation: 'none' });
  const uploaded = await registerWith(visit, new File([jpeg], 'me.jpg', { type: 'image/jpeg' }), 'me.jpg', 1200);
  expect(uploaded).toMatchObject({ type: 'image/jpeg', width: 960, height: 1200 });
  expect([isRed(uploaded.edges.top), isBlue(uploaded.edges.bottom)]).toEqual([true, true]);
});

test('a submit waits for the photo: an error sends nothing and focuses the field, a prepared photo is sent [S-19, F-11]', async () => {
  const endDecoding = holdDecoding();
  const { network, url } = await openRegister();
  await fillRegistration();
  await field('Photo').upload(photo());
  await submitButton.click();
  await expect.element(field('Photo')).toHaveAccessibleDescription('Preparing the photo…');
  await expect.element(submitButton).toHaveAttribute('aria-busy', 'true');
  await endDecoding(false);
  await expect.element(toast(cannotBeOpened)).toHaveAttribute('data-toast', 'error');
  await expect.element(field('Photo')).toHaveFocus();
  await expect.element(submitButton).not.toHaveAttribute('aria-busy');
  await expectFilledRegistration();
  await field('Photo').upload(photo('a b.png'));
  await submitButton.click();
  await expect.element(submitButton).toHaveAttribute('aria-busy', 'true');
  expect(network.calls('/register')).toEqual([]);
  await endDecoding(true);
  await expect.poll(url).toBe('/login');
  expect(network.calls('/register')[0]?.form?.get('avatar')).toHaveProperty('name', 'a-b.png');
});
