import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Spinner } from '@chakra-ui/react/spinner';
import * as text from '#text/photos.ts';
import { Field } from '../fields/text-field.tsx';
import type { Area, Preview } from './prepare-photo.ts';
import { useObjectUrl } from './use-photo.ts';

const maxZoom = 4;
const zoomFactors: Partial<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 };

interface CropFrameProps {
  noun: string;
  aspectRatio: number;
  preview: Preview | undefined;
  initialArea: Area | undefined;
  onChange: (area: Area) => void;
  onError: () => void;
}

/** A frame over a picture, which is dragged, pinched or moved with keys under it, and a slider for its zoom. */
export function CropFrame({ noun, aspectRatio, preview, initialArea, onChange, onError }: CropFrameProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  /** The area in percent of the picture. */
  const [position, setPosition] = useState<Area>();
  // Not announced while the picture is dragged, because screen readers would read every move.
  const [isMovedByKeys, setIsMovedByKeys] = useState(false);
  const surface = useRef<HTMLDivElement>(null);
  const url = useObjectUrl(preview?.file);
  const hintId = useId();
  const isReady = position !== undefined;
  const frameProps = { role: 'application', 'aria-label': text.positionOf(noun), 'aria-describedby': hintId };
  const zoomTo = (newZoom: number) => {
    const scale = Math.min(Math.max(newZoom, 1), maxZoom) / zoom;
    // The middle of the frame keeps its place in the picture.
    setCrop({ x: crop.x * scale, y: crop.y * scale });
    setZoom(zoom * scale);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Keys of the browser, such as Alt and an arrow key, move nothing.
    if (event.ctrlKey || event.metaKey || event.altKey) return event.stopPropagation();
    const factor = zoomFactors[event.key];
    if (!factor) return;
    event.preventDefault();
    setIsMovedByKeys(true);
    zoomTo(zoom * factor);
  };
  /** The library renders its element for keys only when the picture has loaded. */
  const passFocusOn = () => {
    if (document.activeElement === surface.current) surface.current?.querySelector<HTMLElement>('[role=application]')?.focus();
  };
  useEffect(passFocusOn);
  return (
    <>
      <Surface
        ref={surface}
        {...(!isReady && { ...frameProps, 'aria-busy': true })}
        tabIndex={-1}
        data-focus-first
        onFocus={passFocusOn}
        onBlur={() => setIsMovedByKeys(false)}
        onKeyDownCapture={handleKeyDown}
        // The library would drag with the right button, too, whose menu hides the end of the drag and leaves the focus on the slider.
        onMouseDownCapture={(event) => (event.button === 0 ? surface.current?.focus() : event.stopPropagation())}
      >
        <Grid position="relative" placeItems="center" style={{ aspectRatio, width: `min(100%, ${aspectRatio} * min(300px, 32vh))` }}>
          {preview && url ? (
            <Cropper
              image={url}
              crop={crop}
              zoom={zoom}
              maxZoom={maxZoom}
              aspect={aspectRatio}
              objectFit={preview.width / preview.height < aspectRatio ? 'horizontal-cover' : 'vertical-cover'}
              showGrid={false}
              keyboardStep={10}
              style={{ cropAreaStyle: { border: '2px solid white', color: 'rgb(4 32 42 / 0.6)' } }}
              cropperProps={frameProps}
              disableAutomaticStylesInjection
              zoomWithScroll={false}
              mediaProps={{ onError }}
              initialCroppedAreaPixels={initialArea}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropAreaChange={(percent, pixels) => {
                setPosition(percent);
                onChange(pixels);
              }}
              onInteractionStart={({ source }) => setIsMovedByKeys(source === 'keyboard')}
            />
          ) : (
            <Spinner />
          )}
        </Grid>
        <VisuallyHidden role="status">
          {isMovedByKeys && position && text.framePosition(Math.round(position.x), Math.round(position.y))}
        </VisuallyHidden>
      </Surface>
      <Box id={hintId} textStyle="sm" color="fg.muted">
        {text.howToCrop}
      </Box>
      <Field label={text.zoom}>
        {(control) => (
          <Slider
            type="range"
            min={1}
            max={maxZoom}
            step={0.01}
            value={zoom}
            disabled={!isReady}
            aria-valuetext={`${Math.round(zoom * 100)}%`}
            onChange={({ target }) => zoomTo(target.valueAsNumber)}
            {...control}
          />
        )}
      </Field>
    </>
  );
}

const Surface = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    padding: '4',
    borderRadius: 'md',
    overflow: 'hidden',
    bg: 'bg.deep',
    color: 'fg.onDeep',
    touchAction: 'none',
    // The picture is visible beside the frame, and can be dragged there, too.
    '& .reactEasyCrop_Container': { overflow: 'visible', _before: { content: '""', position: 'absolute', inset: '-999px' } },
  },
});

const Slider = chakra('input', { base: { width: 'full', height: '6', accentColor: 'var(--color-brand-solid)', cursor: 'pointer' } });
