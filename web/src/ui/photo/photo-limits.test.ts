import { expect, it } from 'vitest';
import { fittingSize, whyTooLarge, whyTooManyPixels } from './photo-limits.ts';

const limit = 5 * 1024 * 1024;

it('takes 5 MB and tells the size of what is larger, never as 5 [S-19]', () => {
  expect(whyTooLarge(limit)).toBeUndefined();
  expect(whyTooLarge(limit + 1)).toContain('is 5.1 MB. The limit is 5 MB. Please choose a smaller one.');
  expect(whyTooLarge(7.4 * 1024 * 1024)).toContain('is 7.4 MB.');
});

it('takes 40 million pixels in any shape and not one more [S-19]', () => {
  expect(whyTooManyPixels(8000, 5000)).toBeUndefined();
  expect(whyTooManyPixels(1, 40_000_000)).toBeUndefined();
  expect(whyTooManyPixels(8000, 5001)).toContain('8000 x 5001 pixels');
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
])('sends a photo of %j as %j [S-19]', ([width = 0, height = 0], [sentWidth, sentHeight]) => {
  expect(fittingSize(width, height)).toEqual({ width: sentWidth, height: sentHeight });
});
