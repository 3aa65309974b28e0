import { expect, it } from 'vitest';
import { fileSizeError, fitImageSize, imageSizeError } from './photo-limits.ts';

const limit = 5 * 1024 * 1024;

it('accepts 5 MB, and reports the size of a larger file, never as 5 MB [S-19]', () => {
  expect(fileSizeError(limit)).toBeUndefined();
  expect(fileSizeError(limit + 1)).toContain('is 5.1 MB. The limit is 5 MB. Please choose a smaller one.');
  expect(fileSizeError(7.4 * 1024 * 1024)).toContain('is 7.4 MB.');
});

it('accepts 40 million pixels in any shape, and not one more [S-19]', () => {
  expect(imageSizeError(8000, 5000)).toBeUndefined();
  expect(imageSizeError(1, 40_000_000)).toBeUndefined();
  expect(imageSizeError(8000, 5001)).toContain('8000 x 5001 pixels');
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
  expect(fitImageSize(width, height)).toEqual({ width: sentWidth, height: sentHeight });
});
