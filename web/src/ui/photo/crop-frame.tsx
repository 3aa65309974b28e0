import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { recipe } from '#theme/system.ts';
import { Spinner } from '../button.tsx';
import { type Area, describePosition, moveArea, type Size, zoomArea, zoomOf } from './area.ts';
import type { Picture } from './prepare-photo.ts';

interface CropFrameProps {
  label: string;
  aspectRatio: number;
  /** Undefined while it is decoded. */
  image: Picture['image'] | undefined;
  area: Area | undefined;
  /** Several moves can come before the next render, so each starts from the latest area. */
  onChange: (change: (area: Area) => Area) => void;
  'aria-describedby': string;
}

/** A frame over a picture, which is dragged, pinched or moved with keys under it. */
export function CropFrame({ label, aspectRatio, image, area, onChange, ...props }: CropFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  // While the frame is dragged, screen readers would announce every move.
  const [isMovedByKeys, setIsMovedByKeys] = useState(false);
  const handleGesture = ({ x, y, scale }: Gesture) => {
    if (!image || !frame.current) return;
    setIsMovedByKeys(false);
    const { clientWidth } = frame.current;
    onChange((current) => {
      const pixels = current.width / clientWidth;
      return zoomArea(moveArea(current, image, -x * pixels, -y * pixels), image, zoomOf(current, image) * scale);
    });
  };
  const gestures = useCropGestures(handleGesture);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!image || event.ctrlKey || event.metaKey || event.altKey) return;
    const change = changeOfKey(event.key, image);
    if (!change) return;
    event.preventDefault();
    setIsMovedByKeys(true);
    onChange(change);
  };
  return (
    <Surface
      role="application"
      aria-label={label}
      aria-busy={image ? undefined : true}
      tabIndex={0}
      data-focus-first
      onKeyDown={handleKeyDown}
      onBlur={() => setIsMovedByKeys(false)}
      {...gestures}
      {...props}
    >
      <Frame ref={frame} style={{ aspectRatio, width: `min(100%, ${aspectRatio} * min(300px, 32vh))` }}>
        {image && area ? <CropCanvas image={image} area={area} /> : <Spinner />}
      </Frame>
      <span role="status" className="sr-only">
        {isMovedByKeys && image && area && describePosition(area, image)}
      </span>
    </Surface>
  );
}

const Surface = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      justifyItems: 'center',
      alignItems: 'center',
      padding: '4',
      borderRadius: 'md',
      overflow: 'hidden',
      bg: 'bg.deep',
      color: 'fg.onDeep',
      cursor: 'grab',
      touchAction: 'none',
      userSelect: 'none',
      '&:active': { cursor: 'grabbing' },
    },
  }),
);

/** Dims what is outside of it. */
const Frame = chakra(
  'div',
  recipe({
    base: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      // White like the paper, for pictures that are transparent.
      '& canvas': { position: 'absolute', maxWidth: 'none', bg: 'white', pointerEvents: 'none' },
      _after: {
        content: '""',
        position: 'absolute',
        inset: '0',
        outline: '2px solid white',
        boxShadow: '0 0 0 999px rgb(4 32 42 / 0.6)',
        pointerEvents: 'none',
      },
    },
  }),
);

interface CropCanvasProps {
  image: Picture['image'];
  area: Area;
}

/** The whole picture, placed so that the area fills its parent. */
function CropCanvas({ image, area }: CropCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => ref.current?.getContext('2d')?.drawImage(image, 0, 0), [image]);
  const percent = (length: number, whole: number) => `${(100 * length) / whole}%`;
  return (
    <canvas
      ref={ref}
      width={image.width}
      height={image.height}
      style={{
        width: percent(image.width, area.width),
        height: percent(image.height, area.height),
        left: percent(-area.x, area.width),
        top: percent(-area.y, area.height),
      }}
    />
  );
}

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

interface Point {
  x: number;
  y: number;
}

/** How the fingers, or the mouse, have moved: by how many CSS pixels, and how far apart. */
interface Gesture {
  x: number;
  y: number;
  scale: number;
}

/** Reports drags, and pinches of two fingers. */
function useCropGestures(onGesture: (gesture: Gesture) => void) {
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
