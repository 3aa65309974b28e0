import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useRef, useState } from 'react';
import { recipe } from '../../../theme/system.ts';
import { Spinner } from '../../spinner.tsx';
import { type Area, describePosition, moveArea, zoomArea, zoomOf } from '../area.ts';
import type { Picture } from '../open-picture.ts';
import { CropCanvas } from './crop-canvas.tsx';
import { changeOfKey } from './crop-keys.ts';
import { type Gesture, useCropGestures } from './use-crop-gestures.ts';

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
