import { expect, it } from 'vitest';
import { type Area, centreArea, describePosition, initialArea, moveArea, zoomArea, zoomOf } from './area.ts';
import { portraitShape, signatureShape, stampShape } from './photo-shape.ts';

const picture = { width: 400, height: 300 };

it.each([
  [4 / 5, { x: 80, y: 0, width: 240, height: 300 }],
  [2, { x: 0, y: 50, width: 400, height: 200 }],
])('the largest area with the aspect ratio %d is in the centre', (aspectRatio, area) => {
  expect(centreArea(picture, aspectRatio)).toEqual(area);
});

it.each([
  ['inside', 10, -10, { x: 110, y: 90 }],
  ['to the left and top edges', -1000, -1000, { x: 0, y: 0 }],
  ['to the right and bottom edges', 1000, 1000, { x: 320, y: 200 }],
])('moves an area %s, and keeps its size', (_where, x, y, expected) => {
  const area = { x: 100, y: 100, width: 80, height: 100 };
  expect(moveArea(area, picture, x, y)).toEqual({ ...area, ...expected });
});

it('describes the position in percent of the picture', () => {
  expect(describePosition({ x: 101, y: 60, width: 80, height: 100 }, picture)).toBe('Frame: 25 % from the left, 20 % from the top');
});

it('zooms around the centre, from the largest area to four times', () => {
  const largest = centreArea(picture, 4 / 5);
  const zoomed = zoomArea(largest, picture, 2);
  expect(zoomed).toEqual({ x: 140, y: 75, width: 120, height: 150 });
  expect(zoomOf(zoomed, picture)).toBe(2);
  expect(zoomOf(zoomArea(largest, picture, 100), picture)).toBe(4);
  expect(zoomArea(zoomed, picture, 0.1)).toEqual(largest);
});

it('keeps an area inside the picture when it is zoomed out at an edge', () => {
  const corner: Area = { x: 280, y: 150, width: 120, height: 150 };
  expect(zoomArea(corner, picture, 1)).toEqual({ x: 160, y: 0, width: 240, height: 300 });
});

const landscape = { width: 400, height: 300 };
const strip = { width: 400, height: 100 };

it.each([
  ['a portrait loses its sides', portraitShape, landscape, { x: 80, y: 0, width: 240, height: 300 }],
  ['a photo of a signature loses its top and bottom', signatureShape, landscape, { x: 0, y: 50, width: 400, height: 200 }],
  ['a wide signature keeps its ends', signatureShape, strip, { x: 0, y: 0, ...strip }],
  ['a stamp stays whole', stampShape, landscape, { x: 0, y: 0, ...landscape }],
])('%s unless it is cropped', (_what, shape, picture, area) => {
  expect(initialArea(picture, shape)).toEqual(area);
});
