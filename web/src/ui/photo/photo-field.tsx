import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type RefObject, useContext, useEffect, useEffectEvent, useRef } from 'react';
import * as text from '#text/photos.ts';
import { Button } from '../button.tsx';
import { useLazyDialog } from '../dialog/use-lazy-dialog.ts';
import { FileInput } from '../fields/file-input.tsx';
import { Field, type FieldBaseProps } from '../fields/text-field.tsx';
import { FieldErrorsContext } from '../form/use-form.ts';
import type { CameraDialogProps } from './camera-dialog.tsx';
import { Portrait } from './portrait.tsx';
import { type Photo, useObjectUrl } from './use-photo.ts';

interface PhotoFieldProps<Name extends string = never> extends FieldBaseProps<Name> {
  name: NoInfer<Name>;
  photo: Photo;
  noun?: string;
  /** False if the page itself shows the selected photo. */
  hasPreview?: boolean;
  /** What the user can do without a photo, added to the error of a rejected file. */
  alternative?: string;
  /** Offers a camera, too: on a phone the camera that faces the user, or the camera on the back. */
  camera?: CameraDialogProps['facing'];
  removable?: boolean;
  disabled?: boolean;
}

/** A file input for a photo, with a preview. It shows an error for files that are not photos; such files are never sent. */
export function PhotoField<Name extends string = never>(props: PhotoFieldProps<Name>) {
  const { name, photo, label, hint, required, removable, disabled, camera, noun = text.photoNoun, alternative, hasPreview = true } = props;
  const { getError, getServerError } = useContext(FieldErrorsContext);
  // A form error refers to the state before the file was selected.
  const error = props.error ?? (photo.file ? getServerError(name) : getError(name));
  const rejection = photo.error && [photo.error, alternative].filter(Boolean).join(' ');
  const pendingText = text.preparing(noun);
  const inputRef = useRef<HTMLInputElement>(null);
  const selectEarlyFile = useEffectEvent(() => {
    // The user may have selected a file before hydration.
    const earlyFile = inputRef.current?.files?.[0];
    if (earlyFile && !photo.source) photo.select(earlyFile);
  });
  useEffect(() => selectEarlyFile(), []);
  const { source } = photo;
  useEffect(() => {
    const input = inputRef.current;
    if (!source || !input || input.files?.[0] === source) return;
    // The file comes from the camera, or the input is new because its dialog was opened again.
    const transfer = new DataTransfer();
    transfer.items.add(source);
    input.files = transfer.files;
  }, [source]);
  // Clears a rejected file, so that its name disappears and selecting it again fires a change event.
  useEffect(() => {
    if (photo.error && inputRef.current) inputRef.current.value = '';
  }, [photo.error]);
  const handleRemove = () => {
    if (!inputRef.current) return;
    inputRef.current.value = '';
    inputRef.current.focus();
    photo.select(undefined);
  };
  return (
    <Flex direction={{ base: 'column', sm: 'row' }} gap="4" align={{ base: 'stretch', sm: 'flex-start' }}>
      {hasPreview && <PhotoPreview file={photo.file} />}
      <Grid flex="1" minW="0" gap="3" justifyItems="start">
        <Box width="full">
          <VisuallyHidden as="div" role="status">
            {photo.pending && pendingText}
          </VisuallyHidden>
          <Field
            label={label}
            error={rejection ?? error}
            errorRole={photo.error && !photo.isErrorHandled ? 'alert' : undefined}
            hint={photo.pending ? pendingText : hint}
            required={required}
          >
            {(control) => (
              <FileInput
                ref={inputRef}
                accept="image/*"
                disabled={disabled}
                onChange={(event) => photo.select(event.target.files?.[0])}
                {...control}
                name={name}
              />
            )}
          </Field>
        </Box>
        {(camera || photo.file) && (
          <Flex gap="2" wrap="wrap">
            {camera && <CameraButton {...{ photo, disabled, inputRef }} facing={camera} />}
            {photo.file && <CropButton {...{ photo, noun, disabled }} />}
            {photo.file && removable && (
              <Button variant="outline" size="sm" onClick={handleRemove}>
                {text.remove(noun)}
              </Button>
            )}
          </Flex>
        )}
      </Grid>
    </Flex>
  );
}

function PhotoPreview({ file }: { file: File | undefined }) {
  const url = useObjectUrl(file);
  return <Portrait src={url} alt={text.selectedFile(file?.name)} width="96px" />;
}

const loadCamera = async () => (await import('./camera-dialog.tsx')).CameraDialog;

interface CameraButtonProps extends Pick<PhotoFieldProps, 'photo' | 'disabled'>, Pick<CameraDialogProps, 'facing'> {
  inputRef: RefObject<HTMLInputElement | null>;
}

function CameraButton({ photo, facing, disabled, inputRef }: CameraButtonProps) {
  const { Dialog, isPending, open, close } = useLazyDialog(loadCamera);
  const handleClick = () => {
    const input = inputRef.current;
    if (!input || !matchMedia('(pointer: coarse)').matches) return open();
    // The camera app takes better photos than a page. A permanent attribute would keep the field from offering other photos.
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

function CropButton({ photo, noun, disabled }: Pick<PhotoFieldProps, 'photo' | 'disabled'> & { noun: string }) {
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
