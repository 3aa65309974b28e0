import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bytesOf, contains, expectNaturalSize, png, selectLargeFile, withExif } from '../support/images.ts';
import { field, toast } from '../support/page.ts';
import { holdDecoding, photo, twoColours, uploadedPhoto } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';
import { expectFilledRegistration, fillRegistration, submitButton } from './registration.ts';

/** A fully transparent picture, encoded by the browser. */
async function transparent(type: string, width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d');
  return canvas.convertToBlob({ type });
}

const notAnImage = 'This file is not a photo. Please choose a JPG or PNG picture.';
const cannotBeOpened = 'This picture could not be opened: it may be damaged or too large. Please choose another JPG or PNG picture.';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const invalidFiles: Record<string, [name: string, type: string, content: BlobPart[], message: string]> = {
  'an SVG': ['me.svg', 'image/svg+xml', [svg], notAnImage],
  'an SVG with the name of a PNG': ['me.png', 'image/png', [svg], notAnImage],
  'a program with the name of a JPEG': ['me.jpg', 'image/jpeg', [bytesOf('MZ\x90\0\x03\0\0\0')], notAnImage],
  'a text': ['me.txt', 'text/plain', ['This is me.'], notAnImage],
  'an empty file': ['me.png', 'image/png', [], 'This file is empty. Please choose another one.'],
  'an image with a truncated header': ['me.png', 'image/png', [photo().slice(0, 24)], cannotBeOpened],
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
    [bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    'This browser cannot open HEIC photos. Please choose a JPG picture or a screenshot. On an iPhone, Settings > Camera > Formats > Most Compatible makes the next photos JPG.',
  ],
};

const openRegister = () => renderRoute('/register');

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
    await expect.element(page.getByRole('img', { name: /^Selected/ })).not.toBeInTheDocument();
  }
  await expectFilledRegistration();
  await submitButton.click();
  await expect.poll(url).toBe('/login');
  const [call] = network.calls('/register');
  expect(call?.headers['content-type']).toContain('application/json');
  expect(call?.body).not.toHaveProperty('avatar');
  const warning = toast('Your photo was not sent. You can add one in your profile.');
  await expect.element(warning).toHaveAttribute('data-toast', 'warning');
});

const bombs = {
  // The browser itself fails to open a file with so many pixels.
  30000: cannotBeOpened,
  20000: 'This picture is too large: 20000 x 20000 pixels. The limit is 64 megapixels. Please choose a smaller one.',
  8100: 'This picture is too large: 8100 x 8100 pixels. The limit is 64 megapixels. Please choose a smaller one.',
};

test('an image with too many pixels is rejected before it is decoded [S-19]', async () => {
  const error = new Error('Decoding is not allowed here.');
  const decoders = [
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(error),
    vi.spyOn(window, 'createImageBitmap').mockRejectedValue(error),
    vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage').mockImplementation(() => {
      throw error;
    }),
  ];
  await openRegister();
  for (const [side, message] of Object.entries(bombs)) {
    const bomb = await png(Number(side), Number(side));
    expect(bomb.size).toBeLessThan(1024 * 1024);
    selectLargeFile(field('Photo'), new File([bomb], 'bomb.png', { type: 'image/png' }));
    await expect
      .element(field('Photo'), { message: side })
      .toHaveAccessibleDescription(`Optional ${message} You can also register without a photo.`);
    for (const decoder of decoders) expect(decoder).not.toHaveBeenCalled();
  }
});

test('a JPEG is sent upright, as a portrait and without its EXIF data [S-19]', async () => {
  const { network, url } = await openRegister();
  const jpeg = withExif(await twoColours(120, 80));
  expect(await contains(jpeg, 'Exif')).toBe(true);
  await fillRegistration();
  await field('Photo').upload(new File([jpeg], 'IMG 1.jpeg', { type: 'image/jpeg' }));
  await expectNaturalSize(page.getByRole('img', { name: 'Selected: IMG-1.jpg' }), 'naturalHeight', 100);
  await submitButton.click();
  await expect.poll(url).toBe('/login');
  const { file, name, type, width, height, edges } = await uploadedPhoto(network, '/register');
  expect([name, type, width, height, await contains(file, 'Exif')]).toEqual(['IMG-1.jpg', 'image/jpeg', 80, 100, false]);
  expect([edges.top[0], edges.bottom[2]].every((colour = 0) => colour > 150)).toBe(true);
});

test('a large PNG is sent smaller, as a portrait, transparent and without its comments [S-19]', async () => {
  const { network, url } = await openRegister();
  const large = await png(6000, 3000, 'Taken at home');
  expect(await contains(large, 'Taken at home')).toBe(true);
  await fillRegistration();
  await field('Photo').upload(new File([large], 'me.jpg', { type: 'image/jpeg' }));
  await submitButton.click();
  await expect.poll(url).toBe('/login');
  const { file, name, type, width, height, edges } = await uploadedPhoto(network, '/register');
  expect([name, type, width, height]).toEqual(['me.png', 'image/png', 960, 1200]);
  expect([await contains(file, 'Taken at home'), edges.top[3]]).toEqual([false, 0]);
});

const gif = bytesOf(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'));

for (const type of ['image/webp', 'image/gif'] as const) {
  test(`${type} under any name is sent as JPEG, with white for transparency [S-19]`, async () => {
    const { network, url } = await openRegister();
    const content = type === 'image/gif' ? gif : await transparent(type, 20, 10);
    await fillRegistration();
    await field('Photo').upload(new File([content], 'me.svg', { type: 'image/svg+xml' }));
    await submitButton.click();
    await expect.poll(url).toBe('/login');
    expect(await uploadedPhoto(network, '/register')).toMatchObject({
      name: 'me.jpg',
      type: 'image/jpeg',
      edges: { top: [255, 255, 255, 255] },
    });
  });
}

test('submitting while the photo is prepared sends the prepared photo [S-19, F-11]', async () => {
  const endDecoding = holdDecoding();
  const { network, url } = await openRegister();
  await fillRegistration();
  await field('Photo').upload(photo('a b.png'));
  await submitButton.click();
  await expect.element(field('Photo')).toHaveAccessibleDescription('Preparing the photo…');
  await expect.element(submitButton).toHaveAttribute('aria-busy', 'true');
  expect(network.calls('/register')).toEqual([]);
  await endDecoding(true);
  await expect.poll(url).toBe('/login');
  expect(network.calls('/register')[0]?.form?.get('avatar')).toHaveProperty('name', 'a-b.png');
});

test('an error of the photo during a submit sends nothing and focuses the field [S-19]', async () => {
  const endDecoding = holdDecoding();
  const { network, url } = await openRegister();
  await fillRegistration();
  await field('Photo').upload(photo());
  await submitButton.click();
  await expect.element(submitButton).toHaveAttribute('aria-busy', 'true');
  await endDecoding(false);
  await expect.element(toast(cannotBeOpened)).toHaveAttribute('data-toast', 'error');
  await expect.element(field('Photo')).toHaveFocus();
  await expect.element(field('Photo')).toHaveAccessibleDescription(`Optional ${cannotBeOpened} You can also register without a photo.`);
  await expect.element(submitButton).not.toHaveAttribute('aria-busy');
  await expectFilledRegistration();
  expect(network.calls('/register')).toEqual([]);
  await submitButton.click();
  await expect.poll(url).toBe('/login');
  expect(network.calls('/register')).toHaveLength(1);
});
