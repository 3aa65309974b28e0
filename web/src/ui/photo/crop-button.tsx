import { Button } from '../button.tsx';
import { useLazyDialog } from '../dialog/use-lazy-dialog.ts';
import type { Photo } from './use-photo.ts';

const loadDialog = async () => (await import('./crop/crop-dialog.tsx')).CropDialog;

interface CropButtonProps {
  photo: Photo;
  noun: string;
  disabled?: boolean;
}

/** Opens the dialog that crops the selected photo. */
export function CropButton({ photo, noun, disabled }: CropButtonProps) {
  const { Dialog, isPending, open, close } = useLazyDialog(loadDialog);
  const { source, shape, area, crop } = photo;
  if (!source) return null;
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" pending={isPending} disabled={disabled} onClick={open}>
        {`Crop ${noun}`}
      </Button>
      {Dialog && <Dialog file={source} shape={shape} initialArea={area} noun={noun} onCrop={crop} onClose={close} />}
    </>
  );
}
