import type { UpdateMediaInput } from '@institute/sdk';
import { useUpdateMedia } from '@institute/sdk/react';
import { useRef } from 'react';
import { Box } from '../../ui/box.ts';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { MutationForm, type Submission } from '../../ui/form/mutation-form.tsx';
import { type FormValues, fieldError } from '../../ui/form/parse-form.ts';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PhotoField } from '../../ui/photo/photo-field.tsx';
import { signatureShape, stampShape } from '../../ui/photo/photo-shape.ts';
import { usePhoto } from '../../ui/photo/use-photo.ts';

import { toasts } from '../../ui/toast/toast-store.ts';
import { ImagePreview } from './image-preview.tsx';
import { LastSent } from './last-sent.tsx';
import { parseMediaForm } from './parse-media-form.ts';
import { useSentDocuments } from './use-sent-documents.ts';

/** The form that updates what is printed on the centre's certificates. It starts blank because the API cannot read the current values. */
export function DocumentUpdatePage() {
  const signature = usePhoto(signatureShape);
  const stamp = usePhoto(stampShape);
  const { sent, remember } = useSentDocuments();
  const input = useRef<UpdateMediaInput>(undefined);
  const parse = async (values: FormValues) => {
    const [signed, stamped] = await Promise.all([signature.prepared(), stamp.prepared()]);
    if (signed.error) return fieldError('signature', signed.error);
    if (stamped.error) return fieldError('logo', stamped.error);
    const parsed = parseMediaForm(values, signed.file, stamped.file);
    input.current = parsed.input;
    return parsed;
  };
  const handleSuccess = ({ message }: { message: string }, { form, isUnchanged }: Submission) => {
    toasts.success(message);
    if (input.current) remember(input.current);
    // Values that changed during the request are not saved yet.
    if (!isUnchanged) return;
    form.reset();
    signature.select(undefined);
    stamp.select(undefined);
  };
  return (
    <PageBody maxWidth="960px">
      <PageHeader title="Document Update" text="Leave a field blank to keep it unchanged." />
      {sent && <LastSent sent={sent} />}
      <Card>
        <MutationForm mutation={useUpdateMedia()} parse={parse} submitLabel="Update Documents" onSuccess={handleSuccess}>
          <Box display="grid" gap="6">
            <TextField label="Institute Name" name="name" autoComplete="organization" maxLength={200} />
            <PhotoField
              label="Signature"
              name="signature"
              noun="signature"
              hint="The owner’s signature. Signature ratio about 40px by 20px"
              photo={signature}
              renderPreview={(file) => <ImagePreview file={file} alt="Selected signature" width="160px" height="80px" />}
              removable
            />
            <PhotoField
              label="Stamp"
              name="logo"
              noun="stamp"
              hint="The exam controller’s stamp"
              photo={stamp}
              renderPreview={(file) => <ImagePreview file={file} alt="Selected stamp" width="160px" height="160px" />}
              removable
            />
          </Box>
        </MutationForm>
      </Card>
    </PageBody>
  );
}
