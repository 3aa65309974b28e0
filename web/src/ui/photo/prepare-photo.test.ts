import { expect, it } from 'vitest';
import { portraitShape, signatureShape, stampShape } from './photo-shape.ts';
import { fileSizeError, fitSize, headLength, imageSizeError, imageType, initialArea, photoFileName, sequential } from './prepare-photo.ts';

/** The bytes of Latin letters. */
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).subarray(0, headLength);

it.each([
  ['JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['JPEG of a phone', '\xff\xd8\xff\xe1\0\x28Exif', 'image/jpeg'],
  ['PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['GIF', 'GIF89a\x01\0\x01\0', 'image/gif'],
  ['GIF87a', 'GIF87a\x01\0\x01\0', 'image/gif'],
  ['WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['BMP', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0', 'image/bmp'],
  ['AVIF', '\0\0\0\x20ftypavif', 'image/avif'],
  ['animated AVIF', '\0\0\0\x20ftypavis', 'image/avif'],
  ...['heic', 'heix', 'hevc', 'mif1'].map((brand) => [`HEIC (${brand})`, `\0\0\0\x18ftyp${brand}`, 'image/heic']),
] as [string, string, string][])('detects %s by its bytes [S-19, R-174]', (_what, head, type) => {
  expect(imageType(bytes(head))).toBe(type);
});

it.each([
  ['0 bytes', ''],
  ['plain text that begins like a BMP', 'BMW is a car, not a picture'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
  ['an HTML page', '<!doctype html><script>1</script>'],
  ['a Windows program', 'MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff'],
  ['a PDF', '%PDF-1.7 '],
  ['a WAV file', 'RIFF\x24\0\0\0WAVEfmt '],
  ['a video', '\0\0\0\x20ftypisom'],
  ['a PNG that is truncated in its signature', '\x89PNG\r\n'],
  ['a JPEG that is truncated in its signature', '\xff\xd8'],
  ['a WebP that is truncated in its signature', 'RIFF\x24\0\0\0WE'],
  ['a PNG after a leading space', ' \x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
])('rejects %s [S-19, R-174]', (_what, head) => {
  expect(imageType(bytes(head))).toBeUndefined();
});

it('accepts 25 MB, and reports the size of a larger file, never as 25 MB [S-19]', () => {
  const limit = 25 * 1024 * 1024;
  expect(fileSizeError(limit)).toBeUndefined();
  expect(fileSizeError(limit + 1)).toContain('is 25.1 MB. The limit is 25 MB. Please choose a smaller one.');
  expect(fileSizeError(27.4 * 1024 * 1024)).toContain('is 27.4 MB.');
});

it('accepts what a camera of 64 megapixels takes, in any shape, and no more than 65 million pixels [S-19]', () => {
  expect([imageSizeError(9280, 6944), imageSizeError(1, 65_000_000)]).toEqual([undefined, undefined]);
  expect(imageSizeError(10_000, 6501)).toBe(
    'This picture is too large: 10000 x 6501 pixels. The limit is 64 megapixels. Please choose a smaller one.',
  );
});

it.each([
  ['1 x 1', '1 x 1'],
  ['1200 x 900', '1200 x 900'],
  ['4000 x 3000', '1200 x 900'],
  ['3000 x 4000', '900 x 1200'],
  ['1 x 30000', '1 x 1200'],
])('scales a photo of %s to %s [S-19]', (size, sent) => {
  const [width = 0, height = 0] = size.split(' x ').map(Number);
  const fitted = fitSize({ width, height }, 1200);
  expect(`${fitted.width} x ${fitted.height}`).toBe(sent);
});

it.each([
  ['me.png', 'image/png', 'me.png'],
  ['me.JPEG', 'image/jpeg', 'me.jpg'],
  ['प्रिया वर्मा.webp', 'image/jpeg', 'प्रिया-वर्मा.jpg'],
  ['photo', 'image/png', 'photo.png'],
  ['.htaccess', 'image/png', 'photo.png'],
  ['', 'image/png', 'photo.png'],
  ['../../me.png', 'image/png', 'me.png'],
  ['shell.php\u0000.jpg', 'image/jpeg', 'shell-php.jpg'],
  ['a"; rm -rf.png', 'image/png', 'a-rm-rf.png'],
  [`${'x'.repeat(300)}.png`, 'image/png', `${'x'.repeat(60)}.png`],
])('renames %j of type %s to %j [S-19]', (name, type, sent) => {
  expect(photoFileName(name, type)).toBe(sent);
});

it('starts a call when the one before it has ended, also with an error', async () => {
  const started: string[] = [];
  const calls = new Map<string, { resolve: (result: string) => void; reject: (error: Error) => void }>();
  const run = sequential((name: string) => {
    started.push(name);
    return new Promise<string>((resolve, reject) => calls.set(name, { resolve, reject }));
  });
  const [first, second] = ['a', 'b', 'c'].map(run);
  await expect.poll(() => started).toEqual(['a']);
  calls.get('a')?.resolve('first');
  await expect(first).resolves.toBe('first');
  await expect.poll(() => started).toEqual(['a', 'b']);
  calls.get('b')?.reject(new Error('broken'));
  await expect(second).rejects.toThrow('broken');
  await expect.poll(() => started).toEqual(['a', 'b', 'c']);
});

const landscape = { width: 400, height: 300 };
const portrait = { width: 300, height: 600 };
const strip = { width: 400, height: 100 };

it.each([
  ['a wide portrait loses its sides', portraitShape, landscape, { x: 80, y: 0, width: 240, height: 300 }],
  ['a high portrait loses its top and bottom', portraitShape, portrait, { x: 0, y: 112.5, width: 300, height: 375 }],
  ['a photo of a signature loses its top and bottom', signatureShape, landscape, { x: 0, y: 50, width: 400, height: 200 }],
  ['a wide signature keeps its ends', signatureShape, strip, { x: 0, y: 0, ...strip }],
  ['a stamp stays whole', stampShape, landscape, { x: 0, y: 0, ...landscape }],
])('%s unless it is cropped', (_what, shape, picture, area) => {
  expect(initialArea(picture, shape)).toEqual(area);
});
