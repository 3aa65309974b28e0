import { expect, it } from 'vitest';
import { portraitShape, signatureShape, stampShape } from './photo-shape.ts';
import { fileSizeError, fitSize, headLength, imageSizeError, imageType, initialArea, photoFileName, sequential } from './prepare-photo.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part)));

const pngHead = bytes([0x89], 'PNG\r\n', [0x1a], '\n', [0, 0, 0, 13], 'IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 6]);

it.each([
  ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF'), 'image/jpeg'],
  ['JPEG of a phone', bytes([0xff, 0xd8, 0xff, 0xe1, 0, 40], 'Exif'), 'image/jpeg'],
  ['PNG', pngHead, 'image/png'],
  ['GIF', bytes('GIF89a', [1, 0, 1, 0]), 'image/gif'],
  ['GIF87a', bytes('GIF87a', [1, 0, 1, 0]), 'image/gif'],
  ['WebP', bytes('RIFF', [36, 0, 0, 0], 'WEBPVP8 '), 'image/webp'],
  ['BMP', bytes('BM', [70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0]), 'image/bmp'],
  ['AVIF', bytes([0, 0, 0, 32], 'ftypavif'), 'image/avif'],
  ['animated AVIF', bytes([0, 0, 0, 32], 'ftypavis'), 'image/avif'],
  ['HEIC', bytes([0, 0, 0, 24], 'ftypheic'), 'image/heic'],
  ['HEIC (heix)', bytes([0, 0, 0, 24], 'ftypheix'), 'image/heic'],
  ['HEIC (hevc)', bytes([0, 0, 0, 24], 'ftyphevc'), 'image/heic'],
  ['HEIF', bytes([0, 0, 0, 24], 'ftypmif1'), 'image/heic'],
])('detects %s by its bytes [S-19, R-174]', (_what, head, type) => {
  expect(imageType(head.subarray(0, headLength))).toBe(type);
});

it.each([
  ['0 bytes', bytes()],
  ['plain text', bytes('This is my photo, I promise.')],
  ['plain text that begins like a BMP', bytes('BMW is a car, not a picture')],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['an SVG with an XML declaration', bytes('<?xml version="1.0"?><svg/>')],
  ['an SVG after a byte order mark and whitespace', bytes([0xef, 0xbb, 0xbf], '\n  <svg/>')],
  ['an HTML page', bytes('<!doctype html><script>1</script>')],
  ['a Windows program', bytes('MZ', [0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff])],
  ['a Linux program', bytes([0x7f], 'ELF', [2, 1, 1, 0])],
  ['a PDF', bytes('%PDF-1.7 ')],
  ['a ZIP', bytes('PK', [3, 4, 20, 0])],
  ['a TIFF', bytes('II', [42, 0, 8, 0, 0, 0])],
  ['an icon', bytes([0, 0, 1, 0, 1, 0, 16, 16])],
  ['a WAV file', bytes('RIFF', [36, 0, 0, 0], 'WAVEfmt ')],
  ['a video', bytes([0, 0, 0, 32], 'ftypisom')],
  ['a PNG that is truncated in its signature', pngHead.subarray(0, 6)],
  ['a JPEG that is truncated in its signature', bytes([0xff, 0xd8])],
  ['a WebP that is truncated in its signature', bytes('RIFF', [36, 0, 0, 0], 'WE')],
  ['a PNG after a leading space', bytes(' ', [...pngHead])],
])('rejects %s [S-19, R-174]', (_what, head) => {
  expect(imageType(head.subarray(0, headLength))).toBeUndefined();
});

const limit = 25 * 1024 * 1024;

it('accepts 25 MB, and reports the size of a larger file, never as 25 MB [S-19]', () => {
  expect(fileSizeError(limit)).toBeUndefined();
  expect(fileSizeError(limit + 1)).toContain('is 25.1 MB. The limit is 25 MB. Please choose a smaller one.');
  expect(fileSizeError(27.4 * 1024 * 1024)).toContain('is 27.4 MB.');
});

it('accepts what a camera of 64 megapixels takes, in any shape, and no more than 65 million pixels [S-19]', () => {
  expect(imageSizeError(8000, 8000)).toBeUndefined();
  expect(imageSizeError(9280, 6944)).toBeUndefined();
  expect(imageSizeError(1, 65_000_000)).toBeUndefined();
  expect(imageSizeError(10_000, 6501)).toBe(
    'This picture is too large: 10000 x 6501 pixels. The limit is 64 megapixels. Please choose a smaller one.',
  );
});

it.each([
  [
    [1, 1],
    [1, 1],
  ],
  [
    [1200, 900],
    [1200, 900],
  ],
  [
    [4000, 3000],
    [1200, 900],
  ],
  [
    [3000, 4000],
    [900, 1200],
  ],
  [
    [1, 30_000],
    [1, 1200],
  ],
])('scales a photo of %j to %j [S-19]', ([width = 0, height = 0], [sentWidth, sentHeight]) => {
  expect(fitSize({ width, height }, 1200)).toEqual({ width: sentWidth, height: sentHeight });
});

it.each([
  ['me.png', 'image/png', 'me.png'],
  ['me.png', 'image/jpeg', 'me.jpg'],
  ['me.JPEG', 'image/jpeg', 'me.jpg'],
  ['प्रिया वर्मा.webp', 'image/jpeg', 'प्रिया-वर्मा.jpg'],
  ['photo', 'image/png', 'photo.png'],
  ['.htaccess', 'image/png', 'photo.png'],
  ['', 'image/png', 'photo.png'],
  ['../../me.png', 'image/png', 'me.png'],
  ['shell.php.jpg', 'image/jpeg', 'shell-php.jpg'],
  ['shell.php\u0000.jpg', 'image/jpeg', 'shell-php.jpg'],
  ['a"; rm -rf.png', 'image/png', 'a-rm-rf.png'],
  [`${'x'.repeat(300)}.png`, 'image/png', `${'x'.repeat(60)}.png`],
])('renames %j of type %s to %j [S-19]', (name, type, sent) => {
  expect(photoFileName(name, type)).toBe(sent);
});

/** A function whose calls end when the test says so. */
function setUp() {
  const started: string[] = [];
  const calls = new Map<string, { resolve: (result: string) => void; reject: (error: Error) => void }>();
  const run = sequential((name: string) => {
    started.push(name);
    return new Promise<string>((resolve, reject) => calls.set(name, { resolve, reject }));
  });
  return { run, started, calls };
}

it('starts a call when the one before it has ended', async () => {
  const { run, started, calls } = setUp();
  const first = run('a');
  const second = run('b');
  await expect.poll(() => started).toEqual(['a']);
  calls.get('a')?.resolve('first');
  await expect(first).resolves.toBe('first');
  await expect.poll(() => started).toEqual(['a', 'b']);
  calls.get('b')?.resolve('second');
  await expect(second).resolves.toBe('second');
});

it('goes on after a call that has failed', async () => {
  const { run, started, calls } = setUp();
  const first = run('a');
  void run('b');
  await expect.poll(() => started).toEqual(['a']);
  calls.get('a')?.reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await expect.poll(() => started).toEqual(['a', 'b']);
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
