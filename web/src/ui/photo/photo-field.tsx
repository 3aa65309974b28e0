import { useEffect, useEffectEvent, useRef } from 'react';
import * as text from '#text/photos.ts';
import { Box, Flex } from '../box.ts';
import { Button } from '../button.tsx';
import { useLazyDialog } from '../dialog/use-lazy-dialog.ts';
import { FileInput } from '../fields/file-input.ts';
import { Field, type FieldBaseProps } from '../fields/text-field.tsx';
import { useFieldError, useServerFieldError } from '../form/use-form.ts';
import { Portrait } from './portrait.tsx';
import { type Photo, useObjectUrl } from './use-photo.ts';

interface PhotoFieldProps extends FieldBaseProps {
  name: string;
  photo: Photo;
  noun?: string;
  /** False if the page itself shows the selected photo. */
  hasPreview?: boolean;
  /** What the user can do without a photo, added to the error of a rejected file. */
  alternative?: string;
  removable?: boolean;
  disabled?: boolean;
}

/** A file input for a photo, with a preview. It shows an error for files that are not photos; those are never sent. */
export function PhotoField(props: PhotoFieldProps) {
  const { name, photo, label, hint, required, removable, disabled, noun = text.photoNoun, alternative, hasPreview = true } = props;
  const serverError = useServerFieldError(name);
  const formError = useFieldError(name);
  // A form error refers to the state before the file was selected.
  const error = props.error ?? (photo.file ? serverError : formError);
  const rejection = photo.error && [photo.error, alternative].filter(Boolean).join(' ');
  const pendingText = text.preparing(noun);
  const inputRef = useRef<HTMLInputElement>(null);
  const syncFile = useEffectEvent(() => {
    const input = inputRef.current;
    if (!input) return;
    // The user may have selected a file before hydration.
    const earlyFile = input.files?.[0];
    if (!photo.source) return earlyFile && photo.select(earlyFile);
    // The input is a new one, in a dialog that is opened again.
    const transfer = new DataTransfer();
    transfer.items.add(photo.source);
    input.files = transfer.files;
  });
  useEffect(() => syncFile(), []);
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
    <Flex flexDirection={{ base: 'column', sm: 'row' }} gap="4" alignItems={{ base: 'stretch', sm: 'flex-start' }}>
      {hasPreview && <PhotoPreview file={photo.file} />}
      <Box flex="1" minW="0" display="grid" gap="3" justifyItems="start">
        <Box width="full">
          <div className="sr-only" role="status">
            {photo.pending && pendingText}
          </div>
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
                type="file"
                name={name}
                accept="image/*"
                disabled={disabled}
                onChange={(event) => photo.select(event.target.files?.[0])}
                {...control}
              />
            )}
          </Field>
        </Box>
        {photo.file && (
          <Flex gap="2" flexWrap="wrap">
            <CropButton photo={photo} noun={noun} disabled={disabled} />
            {removable && (
              <Button variant="outline" size="sm" onClick={handleRemove}>
                {text.remove(noun)}
              </Button>
            )}
          </Flex>
        )}
      </Box>
    </Flex>
  );
}

function PhotoPreview({ file }: { file: File | undefined }) {
  const url = useObjectUrl(file);
  return <Portrait src={url} alt={text.selectedFile(file?.name)} width="96px" />;
}

const loadDialog = async () => (await import('./crop-dialog.tsx')).CropDialog;

interface CropButtonProps {
  photo: Photo;
  noun: string;
  disabled?: boolean;
}

function CropButton({ photo, noun, disabled }: CropButtonProps) {
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
