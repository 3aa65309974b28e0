import { type PointerEvent, useRef } from 'react';

interface Point {
  x: number;
  y: number;
}

/** How the fingers, or the mouse, have moved: by how many CSS pixels, and how far apart. */
export interface Gesture {
  x: number;
  y: number;
  scale: number;
}

/** Reports drags, and pinches of two fingers. */
export function useCropGestures(onGesture: (gesture: Gesture) => void) {
  const pointers = useRef(new Map<number, Point>());
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, toPoint(event));
  };
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.has(event.pointerId)) return;
    const before = measure(pointers.current);
    pointers.current.set(event.pointerId, toPoint(event));
    const after = measure(pointers.current);
    onGesture({ x: after.x - before.x, y: after.y - before.y, scale: before.spread > 0 ? after.spread / before.spread : 1 });
  };
  const handlePointerEnd = (event: PointerEvent) => void pointers.current.delete(event.pointerId);
  return {
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: handlePointerEnd,
    onPointerCancel: handlePointerEnd,
  };
}

function toPoint({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/** The centre of all pointers, and their average distance to it. */
function measure(pointers: ReadonlyMap<number, Point>): Point & { spread: number } {
  const points = [...pointers.values()];
  const average = (toNumber: (point: Point) => number) => points.reduce((sum, point) => sum + toNumber(point), 0) / points.length;
  const [x, y] = [average((point) => point.x), average((point) => point.y)];
  return { x, y, spread: average((point) => Math.hypot(point.x - x, point.y - y)) };
}
