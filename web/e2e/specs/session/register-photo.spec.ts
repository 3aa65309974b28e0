import { holdDecoding } from '../../support/image-decoding.ts';
import { png, renderImage, withExif } from '../../support/images.ts';
import { watchRequests } from '../../support/network.ts';
import { expectFilledRegistration, field, fillRegistration, photo, submitButton } from '../../support/pages/register.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';
import { uploadedPhoto } from '../../support/uploaded-photo.ts';

const notAnImage = 'This file is not a photo. Please choose a JPG or PNG picture.';
const cannotBeOpened = 'This picture could not be opened: it may be damaged or too large. Please choose another JPG or PNG picture.';
const megabytes = (count: number) => Buffer.concat([photo.buffer, Buffer.alloc(count * 1024 * 1024)]);

const invalidFiles = {
  'an SVG': ['me.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), notAnImage],
  'an SVG with the name of a PNG': ['me.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), notAnImage],
  'a program with the name of a JPEG': ['me.jpg', 'image/jpeg', Buffer.from('MZ\x90\0\x03\0\0\0'), notAnImage],
  'a text': ['me.txt', 'text/plain', Buffer.from('This is me.'), notAnImage],
  'an empty file': ['me.png', 'image/png', Buffer.alloc(0), 'This file is empty. Please choose another one.'],
  'an image with a truncated header': ['me.png', 'image/png', photo.buffer.subarray(0, 24), cannotBeOpened],
  'an image without content': ['me.png', 'image/png', photo.buffer.subarray(0, 33), cannotBeOpened],
  'an image of over 25 MB': [
    'me.png',
    'image/png',
    megabytes(26.4),
    'This picture is 26.5 MB. The limit is 25 MB. Please choose a smaller one.',
  ],
  'a HEIC photo': [
    'IMG_0042.HEIC',
    'image/heic',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'This browser cannot open HEIC photos. Please choose a JPG picture or a screenshot. On an iPhone, Settings > Camera > Formats > Most Compatible makes the next photos JPG.',
  ],
} as const;

test('a photo that cannot be used is rejected at the field, and registration goes on without it and says so [S-19, R-174, Q-77]', async ({
  page,
}) => {
  test.slow();
  for (const [what, [name, mimeType, buffer, message]] of Object.entries(invalidFiles)) {
    await test.step(what, async () => {
      await page.goto('/register?mocks=reset');
      const requests = watchRequests(page, 'POST', '/register');
      await fillRegistration(page);
      await field(page, 'Photo').setInputFiles({ name, mimeType, buffer });
      await expect(field(page, 'Photo')).toHaveAccessibleDescription(`Optional ${message} You can also register without a photo.`);
      await expect(field(page, 'Photo')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'Photo')).toHaveValue('');
      await expect(page.getByRole('img', { name: /^Selected/ })).toHaveCount(0);
      await expectFilledRegistration(page);
      await submitButton(page).click();
      await expect(page).toHaveURL('/login');
      expect(requests[0]?.headers()['content-type']).toContain('application/json');
      expect(requests[0]?.postDataJSON()).not.toHaveProperty('avatar');
      await expect(toast(page, 'Your photo was not sent. You can add one in your profile.')).toHaveAttribute('data-toast', 'warning');
    });
  }
});

const bombs = {
  // The browser itself fails to open a file with so many pixels.
  30000: cannotBeOpened,
  20000: 'This picture is too large: 20000 x 20000 pixels. The limit is 64 megapixels. Please choose a smaller one.',
  8100: 'This picture is too large: 8100 x 8100 pixels. The limit is 64 megapixels. Please choose a smaller one.',
};

test('an image with too many pixels is rejected before it is decoded [S-19]', async ({ page }) => {
  await page.addInitScript(() => {
    const counter = Object.assign(window, { decoded: 0 });
    const failToDecode = () => {
      counter.decoded += 1;
      throw new Error('Decoding is not allowed here.');
    };
    HTMLImageElement.prototype.decode = failToDecode;
    window.createImageBitmap = failToDecode;
    CanvasRenderingContext2D.prototype.drawImage = failToDecode;
  });
  for (const [side, message] of Object.entries(bombs)) {
    await test.step(`${side} x ${side}`, async () => {
      await page.goto('/register');
      const bomb = png(Number(side), Number(side));
      expect(bomb.length).toBeLessThan(1024 * 1024);
      await field(page, 'Photo').setInputFiles({ name: 'bomb.png', mimeType: 'image/png', buffer: bomb });
      await expect(field(page, 'Photo')).toHaveAccessibleDescription(`Optional ${message} You can also register without a photo.`);
      expect(await page.evaluate(() => Reflect.get(window, 'decoded'))).toBe(0);
    });
  }
});

test('a JPEG is sent upright, as a portrait and without its EXIF data [S-19]', async ({ page, network }) => {
  await page.goto('/register');
  const jpeg = withExif(await renderImage(page, 'image/jpeg', 120, 80));
  expect(jpeg.includes('Exif')).toBe(true);
  await fillRegistration(page);
  await field(page, 'Photo').setInputFiles({ name: 'IMG 1.jpeg', mimeType: 'image/jpeg', buffer: jpeg });
  await expect(page.getByRole('img', { name: 'Selected: IMG-1.jpg' })).toHaveJSProperty('naturalHeight', 100);
  await submitButton(page).click();
  await expect(page).toHaveURL('/login');
  const { name, type, bytes, width, height, edges } = await uploadedPhoto(page, network, '/register');
  expect([name, type, width, height, bytes.includes('Exif')]).toEqual(['IMG-1.jpg', 'image/jpeg', 80, 100, false]);
  expect([edges.top[0], edges.bottom[2]].every((colour = 0) => colour > 150)).toBe(true);
});

test('a large PNG is sent smaller, as a portrait, transparent and without its comments [S-19]', async ({ page, network }) => {
  await page.goto('/register');
  const buffer = png(6000, 3000, 'Taken at home');
  expect(buffer.includes('Taken at home')).toBe(true);
  await fillRegistration(page);
  await field(page, 'Photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await submitButton(page).click();
  await expect(page).toHaveURL('/login');
  const { name, type, bytes, width, height, edges } = await uploadedPhoto(page, network, '/register');
  expect([name, type, width, height]).toEqual(['me.png', 'image/png', 960, 1200]);
  expect([bytes.includes('Taken at home'), edges.top[3]]).toEqual([false, 0]);
});

for (const type of ['image/webp', 'image/gif'] as const) {
  test(`${type} under any name is sent as JPEG, with white for transparency [S-19]`, async ({ page, network }) => {
    await page.goto('/register');
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    const buffer = type === 'image/gif' ? gif : await renderImage(page, type, 20, 10, false);
    await fillRegistration(page);
    await field(page, 'Photo').setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer });
    await submitButton(page).click();
    await expect(page).toHaveURL('/login');
    expect(await uploadedPhoto(page, network, '/register')).toMatchObject({
      name: 'me.jpg',
      type: 'image/jpeg',
      edges: { top: [255, 255, 255, 255] },
    });
  });
}

test('submitting while the photo is prepared sends the prepared photo [S-19, F-11]', async ({ page, network }) => {
  const endDecoding = await holdDecoding(page);
  await page.goto('/register');
  const requests = watchRequests(page, 'POST', '/register');
  await fillRegistration(page);
  await field(page, 'Photo').setInputFiles({ ...photo, name: 'a b.png' });
  await submitButton(page).click();
  await expect(field(page, 'Photo')).toHaveAccessibleDescription('Preparing the photo…');
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
  expect(requests).toHaveLength(0);
  await endDecoding(true);
  await expect(page).toHaveURL('/login');
  expect((await uploadedPhoto(page, network, '/register')).name).toBe('a-b.png');
});

test('an error of the photo during a submit sends nothing and focuses the field [S-19]', async ({ page }) => {
  const endDecoding = await holdDecoding(page);
  await page.goto('/register');
  const requests = watchRequests(page, 'POST', '/register');
  await fillRegistration(page);
  await field(page, 'Photo').setInputFiles(photo);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
  await endDecoding(false);
  await expect(toast(page, cannotBeOpened)).toHaveAttribute('data-toast', 'error');
  await expect(field(page, 'Photo')).toBeFocused();
  await expect(field(page, 'Photo')).toHaveAccessibleDescription(`Optional ${cannotBeOpened} You can also register without a photo.`);
  await expect(submitButton(page)).not.toHaveAttribute('aria-busy');
  await expectFilledRegistration(page);
  expect(requests).toHaveLength(0);
  await submitButton(page).click();
  await expect(page).toHaveURL('/login');
  expect(requests).toHaveLength(1);
});

test('without the code that prepares photos the field says so, and registration works without it', async ({ page }) => {
  await page.route('**/assets/prepare-photo-*.js', (route) => route.abort());
  await page.goto('/register');
  await fillRegistration(page);
  await field(page, 'Photo').setInputFiles(photo);
  await expect(field(page, 'Photo')).toHaveAccessibleDescription(/^Optional The photo could not be prepared\. .* You can also register/);
  await expectFilledRegistration(page);
  await submitButton(page).click();
  await expect(page).toHaveURL('/login');
});
