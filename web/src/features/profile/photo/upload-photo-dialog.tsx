import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useId, useRef, useState } from 'react';
import { fieldErrors } from '../../../lib/field-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import type { DialogControl } from '../../../ui/dialog/use-dialog.ts';
import { Flex } from '../../../ui/flex.ts';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { useUnsavedChanges } from '../../../ui/form/use-unsaved-changes.ts';
import { PhotoField } from '../../../ui/photo/photo-field.tsx';
import { usePhoto } from '../../../ui/photo/use-photo.ts';
import { toasts } from '../../../ui/toast/toast-store.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useCancellable } from './use-cancellable.ts';
import { usePhotoUpload } from './use-photo-upload.ts';

const noFileSelected = 'Please Select a file...';

/** Uploads a new photo. It cannot be closed during the upload; closing it while a photo is prepared uploads nothing. */
export function UploadPhotoDialog({ control }: { control: DialogControl }) {
  const photo = usePhoto();
  const upload = usePhotoUpload();
  const [isMissing, setIsMissing] = useState(false);
  const { cancel, cancellable } = useCancellable();
  const submitButtonRef = useRef<HTMLButtonElement>(null);
  const errorId = useId();

  const showError = (form: HTMLFormElement, message: string) => {
    toasts.error(message);
    form.querySelector<HTMLInputElement>('[name=avatar]')?.focus();
  };
  const { isPending, submit } = useSubmit(async (form: HTMLFormElement) => {
    upload.reset();
    const prepared = await cancellable(photo.prepared());
    if (!prepared || !control.dialog.current?.open) return;
    const { file, error: photoError } = prepared;
    setIsMissing(!file && !photoError);
    if (!file) return showError(form, photoError ?? noFileSelected);
    const response = await upload.upload(file);
    if (!response) return;
    toasts.success(response.message || 'Your photo has been updated.');
    photo.select(undefined);
    form.reset();
    control.close();
  });
  useUnsavedChanges(upload.isUploading, 'Your photo is still being uploaded. Stop the upload and leave?');
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  const clearErrors = () => {
    upload.reset();
    setIsMissing(false);
  };
  const select = (file: File | undefined) => {
    clearErrors();
    photo.select(file);
  };
  const handleClose = () => {
    cancel();
    clearErrors();
  };
  const getServerError = fieldErrors(upload.error);
  const error = isMissing && !photo.file && !photo.pending ? noFileSelected : getServerError('avatar');

  return (
    <Modal title="Upload photo" control={control} busy={upload.isUploading} onClose={handleClose}>
      <chakra.form method="post" noValidate onSubmit={handleSubmit} display="grid" gap="5">
        <PhotoField
          label="Photo"
          name="avatar"
          hint="JPG or PNG, up to 25 MB."
          photo={{ ...photo, select }}
          error={error}
          disabled={upload.isUploading}
        />
        <UploadProgress
          isUploading={upload.isUploading}
          isStopped={upload.isStopped}
          fallbackFocusRef={submitButtonRef}
          onStop={upload.stop}
        />
        {upload.error && (
          <chakra.p id={errorId} color="error.fg" overflowWrap="anywhere">
            {upload.error.message}
          </chakra.p>
        )}
        <Flex gap="3" justifyContent="flex-end" flexWrap="wrap" flexDirection={{ base: 'column-reverse', sm: 'row' }}>
          <Button
            variant="outline"
            size="lg"
            aria-disabled={upload.isUploading || undefined}
            onClick={() => upload.isUploading || control.close()}
          >
            Cancel
          </Button>
          <SubmitButton ref={submitButtonRef} pending={isPending} aria-describedby={upload.error ? errorId : undefined}>
            Upload
          </SubmitButton>
        </Flex>
      </chakra.form>
    </Modal>
  );
}
