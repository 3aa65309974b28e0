import { expect, it } from 'vitest';
import { centreArea, zoomArea, zoomOf } from './area.ts';
import { changeOfKey } from './crop-frame.tsx';

const picture = { width: 400, height: 300 };
const area = zoomArea(centreArea(picture, 4 / 5), picture, 2);
const { x, y } = area;

it.each([
  ['ArrowLeft', x + 4.8, y],
  ['ArrowRight', x - 4.8, y],
  ['ArrowUp', x, y + 6],
  ['ArrowDown', x, y - 6],
])('%s moves the picture that way under the frame', (key, newX, newY) => {
  const moved = changeOfKey(key, picture)?.(area);
  expect([moved?.x, moved?.y]).toEqual([expect.closeTo(newX), expect.closeTo(newY)]);
});

it.each([
  ['+', 2.2],
  ['=', 2.2],
  ['-', 2 / 1.1],
])('%s zooms', (key, zoom) => {
  const zoomed = changeOfKey(key, picture)?.(area);
  expect(zoomed && zoomOf(zoomed, picture)).toBeCloseTo(zoom);
});

it.each(['Tab', 'Enter', 'a'])('%s does nothing', (key) => {
  expect(changeOfKey(key, picture)?.(area)).toBeUndefined();
});
