import { expect, it } from 'vitest';
import { fileSizeError, fitSize, imageSizeError } from './photo-limits.ts';

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
