import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { type KeyboardEvent, useEffect, useState } from 'react';
import * as common from '#text/common.ts';
import * as text from '#text/photos.ts';
import { Button } from '../button.tsx';
import { Modal } from '../dialog/dialogs.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { toasts } from '../toast/toast-store.ts';
import { CropFrame } from './crop-frame.tsx';
import type { PhotoShape } from './photo-shape.ts';
import {
  type Area,
  closePicture,
  drawPhoto,
  drawPreview,
  type OpenedPicture,
  openPicture,
  type Preview,
  wholeArea,
} from './prepare-photo.ts';

interface CropDialogProps {
  file: File;
  shape: PhotoShape;
  initialArea: Area | undefined;
  /** What the file shows, as in 'Crop signature'. */
  noun: string;
  /** Called without an area for the whole picture. */
  onCrop: (file: File, area: Area | undefined) => void;
  onClose: () => void;
}

export function CropDialog({ file, shape, initialArea, noun, onCrop, onClose }: CropDialogProps) {
  const { picture, preview, error, showError } = usePicture(file);
  const [area, setArea] = useState<Area>();
  const { isPending, submit } = useSubmit(async (cropped: Area | undefined) => {
    if (!picture) return;
    try {
      onCrop(await drawPhoto(picture, cropped ?? wholeArea(picture.image)), cropped);
      onClose();
    } catch {
      toasts.error(text.notCropped(noun));
    }
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter uses the selected part, also on the slider.
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    if (area) void submit(area);
  };
  return (
    <Modal title={text.crop(noun)} pending={isPending} onClose={onClose}>
      <Grid gap="4" onKeyDown={handleKeyDown}>
        <CropFrame
          noun={noun}
          aspectRatio={shape.aspectRatio}
          preview={preview}
          initialArea={initialArea}
          onChange={setArea}
          onError={showError}
        />
        {error && (
          <Box role="alert" color="error.fg">
            {error}
          </Box>
        )}
        <Flex gap="3" justify="flex-end" wrap="wrap" direction={{ base: 'column-reverse', sm: 'row' }}>
          <Button variant="ghost" disabled={isPending} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button variant="outline" disabled={!picture || isPending} onClick={() => void submit(undefined)}>
            {text.useWhole(noun)}
          </Button>
          <Button pending={isPending || (!area && !error)} disabled={error !== undefined} onClick={() => void submit(area)}>
            {text.useThisPart}
          </Button>
        </Flex>
      </Grid>
    </Modal>
  );
}

interface Opened {
  picture?: OpenedPicture['picture'];
  preview?: Preview;
  error?: string;
}

/** Decodes the picture of a file while the component is mounted. Until the picture is decoded there is neither a picture nor an error. */
function usePicture(file: File) {
  const [opened, setOpened] = useState<Opened>({});
  const showError = () => setOpened((current) => ({ ...current, error: text.pictureNotShown }));
  useEffect(() => {
    let isCancelled = false;
    const opening = openPicture(file);
    const show = async () => {
      const result = await opening;
      if (!isCancelled) setOpened(result);
      const preview = result.picture && (await drawPreview(result.picture));
      if (!isCancelled && preview) setOpened({ ...result, preview });
    };
    show().catch(() => isCancelled || showError());
    return () => {
      isCancelled = true;
      void opening.then(({ picture }) => picture && closePicture(picture));
    };
  }, [file]);
  return { ...opened, showError };
}
