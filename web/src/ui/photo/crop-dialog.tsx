import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { recipe } from '#theme/system.ts';
import { Box, Flex } from '../box.ts';
import { Button } from '../button.tsx';
import { Modal } from '../dialog/modal.tsx';
import { useDialog } from '../dialog/use-dialog.ts';
import { Field } from '../fields/text-field.tsx';
import { useSubmit } from '../form/use-form.ts';
import { toasts } from '../toast/toast-store.ts';
import { type Area, centreArea, maxZoom, wholeArea, zoomArea, zoomOf } from './area.ts';
import { CropFrame } from './crop-frame.tsx';
import type { PhotoShape } from './photo-shape.ts';
import { closePicture, drawPhoto, type OpenedPicture, openPicture } from './prepare-photo.ts';

interface CropDialogProps {
  file: File;
  shape: PhotoShape;
  /** The part that was chosen the last time. */
  initialArea: Area | undefined;
  /** What the file shows, as in 'Crop signature'. */
  noun: string;
  /** Called without an area for the whole picture. */
  onCrop: (file: File, area: Area | undefined) => void;
  onClose: () => void;
}

/** Chooses the part of a picture that is used. Closing it changes nothing. */
export function CropDialog({ file, shape, initialArea, noun, onCrop, onClose }: CropDialogProps) {
  const control = useDialog({ isOpenAtFirst: true });
  const { picture, error } = usePicture(file) ?? {};
  const [chosenArea, setArea] = useState(initialArea);
  const hintId = useId();
  const centre = picture && centreArea(picture.image, shape.aspectRatio);
  const area = chosenArea ?? centre;
  const change = (update: (area: Area) => Area) => centre && setArea((current) => update(current ?? centre));
  const { isPending, submit } = useSubmit(async (cropped: Area | undefined) => {
    if (!picture) return;
    try {
      onCrop(await drawPhoto(picture, cropped ?? wholeArea(picture.image)), cropped);
      control.close();
    } catch {
      toasts.error(`The ${noun} could not be cropped. Please try again.`);
    }
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter in a field would submit the form around this dialog.
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    if (area) void submit(area);
  };
  return (
    <Modal title={`Crop ${noun}`} control={control} busy={isPending} onClose={onClose}>
      <Box display="grid" gap="4" onKeyDown={handleKeyDown}>
        <CropFrame
          label={`Position of the ${noun}`}
          aria-describedby={hintId}
          aspectRatio={shape.aspectRatio}
          image={picture?.image}
          area={area}
          onChange={change}
        />
        <Box id={hintId} textStyle="sm" color="fg.muted">
          Drag the picture, or use the arrow keys. Pinch, or press + and −, to zoom.
        </Box>
        {error && (
          <Box role="alert" color="error.fg">
            {error}
          </Box>
        )}
        <ZoomField
          zoom={picture && area ? zoomOf(area, picture.image) : 1}
          disabled={!picture}
          onChange={(zoom) => picture && change((current) => zoomArea(current, picture.image, zoom))}
        />
        <Flex gap="3" justifyContent="flex-end" flexWrap="wrap" flexDirection={{ base: 'column-reverse', sm: 'row' }}>
          <Button variant="ghost" disabled={isPending} onClick={control.close}>
            Cancel
          </Button>
          <Button variant="outline" disabled={!picture || isPending} onClick={() => void submit(undefined)}>
            {`Use whole ${noun}`}
          </Button>
          <Button pending={isPending || (!picture && !error)} disabled={error !== undefined} onClick={() => void submit(area)}>
            Use this part
          </Button>
        </Flex>
      </Box>
    </Modal>
  );
}

interface ZoomFieldProps {
  zoom: number;
  disabled: boolean;
  onChange: (zoom: number) => void;
}

/** A slider for the zoom. */
function ZoomField({ zoom, disabled, onChange }: ZoomFieldProps) {
  return (
    <Field label="Zoom">
      {(control) => (
        <Slider
          type="range"
          min={1}
          max={maxZoom}
          step={0.01}
          value={zoom}
          disabled={disabled}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          onChange={({ target }) => onChange(target.valueAsNumber)}
          {...control}
        />
      )}
    </Field>
  );
}

const Slider = chakra(
  'input',
  recipe({ base: { width: 'full', height: '6', accentColor: 'var(--color-brand-solid)', cursor: 'pointer' } }),
);

/** Decodes the picture of a file while the component is mounted. Undefined until it is decoded. */
function usePicture(file: File): OpenedPicture | undefined {
  const [opened, setOpened] = useState<OpenedPicture>();
  useEffect(() => {
    let isCancelled = false;
    const opening = openPicture(file);
    opening.then((result) => isCancelled || setOpened(result));
    return () => {
      isCancelled = true;
      void opening.then(({ picture }) => picture && closePicture(picture));
    };
  }, [file]);
  return opened;
}
