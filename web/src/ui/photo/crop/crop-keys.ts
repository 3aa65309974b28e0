import { type Area, moveArea, type Size, zoomArea, zoomOf } from '../area.ts';

/** How far a key moves the picture, as a part of the area's size. */
const step = 0.04;
const zoomFactor = 1.1;

const moves: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

const zooms: Partial<Record<string, number>> = { '+': zoomFactor, '=': zoomFactor, '-': 1 / zoomFactor };

/** What a key does: arrow keys move the picture under the frame, + and - zoom. Undefined for other keys. */
export function changeOfKey(key: string, picture: Size): ((area: Area) => Area) | undefined {
  const move = moves[key];
  if (move) return (area) => moveArea(area, picture, move[0] * area.width, move[1] * area.height);
  const zoom = zooms[key];
  if (zoom) return (area) => zoomArea(area, picture, zoomOf(area, picture) * zoom);
  return undefined;
}
