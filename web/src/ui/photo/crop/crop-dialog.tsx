import { type KeyboardEvent, useId, useState } from 'react';
import { Box } from '../../box.ts';
import { Button } from '../../button.tsx';
import { Modal } from '../../dialog/modal.tsx';
import { useDialog } from '../../dialog/use-dialog.ts';
import { Flex } from '../../flex.ts';
import { useSubmit } from '../../form/use-submit.ts';
import { toasts } from '../../toast/toast-store.ts';
import { type Area, centreArea, wholeArea, zoomArea, zoomOf } from '../area.ts';
import { drawPhoto } from '../draw-photo.ts';
import type { PhotoShape } from '../photo-shape.ts';
import { CropFrame } from './crop-frame.tsx';
import { usePicture } from './use-picture.ts';
import { ZoomField } from './zoom-field.tsx';

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
