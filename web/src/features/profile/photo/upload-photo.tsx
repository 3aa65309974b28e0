import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useId, useRef, useState } from 'react';
import { refusedFields } from '../../../lib/field-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import type { DialogControl } from '../../../ui/dialog/use-dialog.ts';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useSingleFlight } from '../../../ui/form/use-submit.ts';
import { useAskBeforeLeaving } from '../../../ui/form/use-unsaved-changes.ts';
import { PhotoField } from '../../../ui/photo/photo-field.tsx';
import { usePhoto } from '../../../ui/photo/use-photo.ts';
import { notices } from '../../../ui/toast/toast-store.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useAbandon } from './use-abandon.ts';
import { useUploadPhoto } from './use-upload-photo.ts';

const noneSelected = 'Please Select a file...';

/** The dialog in which a new photo is chosen and sent; it stays open while one is sent; closed before that, nothing is. */
export function UploadPhoto({ control }: { control: DialogControl }) {
  const photo = usePhoto();
  const upload = useUploadPhoto();
  const [missing, setMissing] = useState(false);
  const { abandon, unlessAbandoned } = useAbandon();
  const submitButton = useRef<HTMLButtonElement>(null);
  const failure = useId();

  const refuse = (form: HTMLFormElement, problem: string) => {
    notices.error(problem);
    form.querySelector<HTMLInputElement>('[name=avatar]')?.focus();
  };
  const { pending, run } = useSingleFlight(async (form: HTMLFormElement) => {
    upload.reset();
    const taken = await unlessAbandoned(photo.take());
    if (!taken || !control.dialog.current?.open) return;
    const { file, problem } = taken;
    setMissing(!file && !problem);
    if (!file) return refuse(form, problem ?? noneSelected);
    const answer = await upload.send(file);
    if (!answer) return;
    notices.success(answer.message || 'Your photo is updated.');
    photo.choose(undefined);
    form.reset();
    control.close();
  });
  useAskBeforeLeaving(upload.sending, 'Your photo is still being uploaded. Stop the upload and leave?');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(event.currentTarget);
  };
  const forgetFailure = () => {
    upload.reset();
    setMissing(false);
  };
  const choose = (file: File | undefined) => {
    forgetFailure();
    photo.choose(file);
  };
  const closed = () => {
    abandon();
    forgetFailure();
  };
  const refused = refusedFields(upload.error);
  const fieldError = missing && !photo.file && !photo.pending ? noneSelected : refused('avatar');

  return (
    <Modal title="Upload photo" control={control} busy={upload.sending} onClose={closed}>
      <chakra.form method="post" noValidate onSubmit={submit} display="grid" gap="5">
        <PhotoField
          label="Photo"
          name="avatar"
          hint="A JPG or PNG picture of at most 5 MB."
          photo={{ ...photo, choose }}
          error={fieldError}
          disabled={upload.sending}
        />
        <UploadProgress sending={upload.sending} stopped={upload.stopped} heir={submitButton} onStop={upload.stop} />
        {upload.error && (
          <chakra.p id={failure} color="error.fg" overflowWrap="anywhere">
            {upload.error.message}
          </chakra.p>
        )}
        <Flex gap="3" justify="flex-end" wrap="wrap" direction={{ base: 'column-reverse', sm: 'row' }}>
          <Button variant="outline" size="lg" aria-disabled={upload.sending || undefined} onClick={() => upload.sending || control.close()}>
            Cancel
          </Button>
          <SubmitButton ref={submitButton} pending={pending} aria-describedby={upload.error ? failure : undefined}>
            Upload
          </SubmitButton>
        </Flex>
      </chakra.form>
    </Modal>
  );
}
