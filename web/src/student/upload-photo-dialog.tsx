import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { UploadPhotoInput } from '@institute/sdk';
import { useApi } from '@institute/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { fieldErrors } from '#lib/form-values.ts';
import * as common from '#text/common.ts';
import * as text from '#text/profile.tsx';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/dialog/dialogs.tsx';
import { SubmitButton } from '#ui/form/form-parts.tsx';
import { useUnsavedChanges } from '#ui/form/use-form.ts';
import { useSubmit } from '#ui/form/use-submit.ts';
import { useRestoreFocus } from '#ui/hooks.ts';
import { PhotoField } from '#ui/photo/photo-field.tsx';
import type { Photo } from '#ui/photo/use-photo.ts';
import { ProgressBar } from '#ui/progress.tsx';
import { toasts } from '#ui/toast/toast-store.ts';

interface UploadPhotoDialogProps {
  /** The photo is selected already if the dialog was closed before the upload. */
  photo: Photo;
  onClose: () => void;
}

/** Uploads a new photo. The dialog cannot be closed during the upload; closing it while a photo is prepared uploads nothing. */
// Not a `Form`: an upload can be stopped, and selecting another photo clears the errors of the last photo.
export function UploadPhotoDialog({ photo, onClose }: UploadPhotoDialogProps) {
  const upload = usePhotoUpload();
  const [isMissing, setIsMissing] = useState(false);
  const submitButtonRef = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const progressId = useId();

  const showError = (form: HTMLFormElement, message: string) => {
    toasts.error(message);
    form.querySelector<HTMLInputElement>('[name=avatar]')?.focus();
  };
  const { isPending, submit } = useSubmit(async (form: HTMLFormElement, { isCurrent }) => {
    upload.reset();
    const { file, error: photoError } = await photo.prepared();
    if (!isCurrent()) return;
    setIsMissing(!file && !photoError);
    if (!file) return showError(form, photoError ?? text.photoMissing);
    const response = await upload.upload(file);
    if (!response) return;
    toasts.success(response.message || text.photoUpdated);
    photo.select(undefined);
    onClose();
  });
  useUnsavedChanges(() => upload.isUploading, text.leaveUpload);
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
  const getServerError = fieldErrors(upload.error);
  const error = isMissing && !photo.file && !photo.pending ? text.photoMissing : getServerError('avatar');

  return (
    <Modal title={text.uploadPhoto} pending={upload.isUploading} onClose={onClose}>
      <chakra.form method="post" noValidate onSubmit={handleSubmit} display="grid" gap="5">
        <PhotoField<keyof UploadPhotoInput>
          label={common.photo}
          name="avatar"
          hint={text.photoHint}
          photo={{ ...photo, select }}
          camera="user"
          error={error}
          disabled={upload.isUploading}
        />
        {/* Always rendered, because screen readers would miss its first text otherwise. It takes up no space while it is empty. */}
        <Grid gap="3" justifyItems="start" position={upload.isUploading || upload.isStopped ? undefined : 'absolute'}>
          <div role="status">
            {upload.isUploading && <label htmlFor={progressId}>{text.uploading}</label>}
            {upload.isStopped && <span>{text.uploadStopped}</span>}
          </div>
          {upload.isUploading && <Uploading id={progressId} fallbackFocusRef={submitButtonRef} onStop={upload.stop} />}
        </Grid>
        {upload.error && (
          <Text id={errorId} color="error.fg" overflowWrap="anywhere">
            {upload.error.message}
          </Text>
        )}
        <Flex gap="3" justify="flex-end" wrap="wrap" direction={{ base: 'column-reverse', sm: 'row' }}>
          <Button
            variant="outline"
            size="lg"
            aria-disabled={upload.isUploading || undefined}
            onClick={() => upload.isUploading || onClose()}
          >
            {common.cancel}
          </Button>
          <SubmitButton ref={submitButtonRef} pending={isPending} aria-describedby={upload.error ? errorId : undefined}>
            {text.upload}
          </SubmitButton>
        </Flex>
      </chakra.form>
    </Modal>
  );
}

interface UploadingProps {
  id: string;
  /** Receives the focus when the upload ends while a control inside has it. */
  fallbackFocusRef: RefObject<HTMLElement | null>;
  onStop: () => void;
}

/** An indeterminate progress bar with a button that stops the upload. */
function Uploading({ id, fallbackFocusRef, onStop }: UploadingProps) {
  const box = useRestoreFocus<HTMLDivElement>(fallbackFocusRef);
  return (
    <Grid ref={box} gap="3" justifyItems="start" width="full">
      <ProgressBar id={id} css={stripes} />
      <Button variant="outline" size="sm" onClick={onStop}>
        {text.stopUpload}
      </Button>
    </Grid>
  );
}

/** Striped, because a filled bar would suggest a percentage. */
const stripes = {
  background: 'repeating-linear-gradient(-45deg, var(--color-brand-solid) 0 8px, var(--color-bg-hover) 8px 16px)',
  animation: 'pulse',
  '&::-moz-progress-bar': { background: 'transparent' },
};

/** Uploads a photo. It has no timeout, but can be stopped, and is stopped on unmount. */
function usePhotoUpload() {
  const { api, mutations, queries } = useApi();
  const queryClient = useQueryClient();
  const controllerRef = useRef<AbortController>(undefined);
  const [isStopped, setIsStopped] = useState(false);
  const mutation = useMutation({
    ...mutations.uploadPhoto(),
    mutationFn: (input: { avatar: File }) => api.uploadPhoto(input, { signal: controllerRef.current?.signal }),
  });
  const stop = () => controllerRef.current?.abort();
  useEffect(() => () => controllerRef.current?.abort(), []);

  const reset = () => {
    mutation.reset();
    setIsStopped(false);
  };

  /** Resolves with the response, or with undefined when the upload was stopped. */
  const upload = async (avatar: File) => {
    const controller = new AbortController();
    controllerRef.current = controller;
    try {
      return await mutation.mutateAsync({ avatar });
    } catch (error) {
      if (!controller.signal.aborted) throw error;
      mutation.reset();
      setIsStopped(true);
      // The server may have stored the photo before the abort.
      void queryClient.invalidateQueries({ queryKey: queries.getProfile.key() });
      return undefined;
    }
  };

  return { upload, stop, reset, isUploading: mutation.isPending, isStopped, error: mutation.error };
}
