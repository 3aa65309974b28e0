import type { RefObject } from 'react';
import * as text from '#text/photos.ts';
import { Button } from '../button.tsx';
import { useLazyDialog } from '../dialog/use-lazy-dialog.ts';
import type { CameraDialogProps } from './camera-dialog.tsx';
import type { Photo } from './use-photo.ts';

interface PhotoButtonsProps {
  photo: Photo;
  noun: string;
  camera?: CameraDialogProps['facing'];
  removable?: boolean;
  disabled?: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** What can be done beside choosing a file. */
export function PhotoButtons(props: PhotoButtonsProps) {
  const { photo, noun, camera, removable, inputRef } = props;
  const handleRemove = () => {
    if (!inputRef.current) return;
    inputRef.current.value = '';
    inputRef.current.focus();
    photo.select(undefined);
  };
  return (
    <>
      {camera && <CameraButton {...props} facing={camera} />}
      {photo.file && <CropButton {...props} />}
      {photo.file && removable && (
        <Button variant="outline" size="sm" onClick={handleRemove}>
          {text.remove(noun)}
        </Button>
      )}
    </>
  );
}

const loadCamera = async () => (await import('./camera-dialog.tsx')).CameraDialog;

function CameraButton({ photo, facing, disabled, inputRef }: PhotoButtonsProps & Pick<CameraDialogProps, 'facing'>) {
  const { Dialog, isPending, open, close } = useLazyDialog(loadCamera);
  const handleClick = () => {
    const input = inputRef.current;
    if (!input || !matchMedia('(pointer: coarse)').matches) return open();
    // The app of a phone takes better photos than a page. With the attribute the field would offer no others.
    input.setAttribute('capture', facing);
    input.click();
    input.removeAttribute('capture');
  };
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" pending={isPending} disabled={disabled} onClick={handleClick}>
        {text.takePhoto}
      </Button>
      {Dialog && <Dialog facing={facing} onTake={photo.select} onClose={close} />}
    </>
  );
}

const loadDialog = async () => (await import('./crop-dialog.tsx')).CropDialog;

function CropButton({ photo, noun, disabled }: PhotoButtonsProps) {
  const { Dialog, isPending, open, close } = useLazyDialog(loadDialog);
  const { source, shape, area, crop } = photo;
  if (!source) return null;
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" pending={isPending} disabled={disabled} onClick={open}>
        {text.crop(noun)}
      </Button>
      {Dialog && <Dialog file={source} shape={shape} initialArea={area} noun={noun} onCrop={crop} onClose={close} />}
    </>
  );
}
