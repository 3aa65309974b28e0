import { expect, it } from 'vitest';
import { initialArea } from './initial-area.ts';
import { portraitShape, signatureShape, stampShape } from './photo-shape.ts';

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
