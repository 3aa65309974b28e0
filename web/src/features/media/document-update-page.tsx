import { chakra } from '@chakra-ui/react/styled-system';
import type { UpdateMediaInput } from '@institute/sdk';
import { useUpdateMedia } from '@institute/sdk/react';
import { useRef, useState } from 'react';
import { dashDate } from '#lib/dates.ts';
import { browserStorage, fingerprint, persisted } from '#lib/storage.ts';
import { useGetViewerId } from '#lib/track-viewer.ts';
import { Box } from '#ui/box.ts';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { MutationForm, type Submission } from '#ui/form/mutation-form.tsx';
import { type FormValues, fieldError, type ParsedForm } from '#ui/form/parse-form.ts';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { PhotoField } from '#ui/photo/photo-field.tsx';
import { signatureShape, stampShape } from '#ui/photo/photo-shape.ts';
import { useObjectUrl, usePhoto } from '#ui/photo/use-photo.ts';
import { NoTranslate } from '#ui/prose.tsx';
import { toasts } from '#ui/toast/toast-store.ts';

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

interface ImagePreviewProps {
  file: File | undefined;
  alt: string;
  width: string;
  height: string;
}

/** Shows a selected image uncropped on white, as on a certificate. */
function ImagePreview({ file, alt, width, height }: ImagePreviewProps) {
  const url = useObjectUrl(file);
  return (
    <Box flexShrink="0" width={width} height={height} borderRadius="md" borderWidth="1px" bg={url ? '#fff' : 'bg.tint'} overflow="hidden">
      {url && <chakra.img src={url} alt={alt} width="full" height="full" objectFit="contain" />}
    </Box>
  );
}

/** What a document update has sent. Pictures are only named, never stored. */
interface SentDocuments {
  /** When, in ISO format. */
  date: string;
  /** The name of the institute; undefined if it was left unchanged. */
  name?: string;
  signature: boolean;
  stamp: boolean;
}

/** What was sent last, by the fingerprint of the user, so that it does not tell who has used this browser. */
export const sentDocuments = persisted<SentDocuments>({
  key: 'institute.sent-documents',
  area: browserStorage,
  parse: ({ date, name, signature, stamp }) =>
    typeof date === 'string'
      ? { date, ...(typeof name === 'string' && { name }), signature: signature === true, stamp: stamp === true }
      : undefined,
});

function LastSent({ sent: { date, name, signature, stamp } }: { sent: SentDocuments }) {
  const pictures = [signature && 'signature', stamp && 'stamp'].filter(Boolean).join(', ');
  return (
    <Box as="p" mb="6" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      Last sent from this browser on {dashDate(date)}:{' '}
      {name && (
        <>
          name “<NoTranslate>{name}</NoTranslate>”{pictures && ', '}
        </>
      )}
      {pictures}
    </Box>
  );
}

const fields = ['name', 'signature', 'logo'];

/** Parses the form of a document update. Blank fields are left out of the input, so the server keeps their values. */
export function parseMediaForm(values: FormValues, signature: File | undefined, logo: File | undefined): ParsedForm<UpdateMediaInput> {
  const name = values('name').trim();
  if (name || signature || logo) return { input: { ...(name && { name }), ...(signature && { signature }), ...(logo && { logo }) } };
  const message = 'Please fill in at least one field.';
  return { errors: { message, fields: Object.fromEntries(fields.map((field) => [field, message])) } };
}

/** What was sent last from this browser, which the API cannot tell, and a function that remembers what is sent now. */
function useSentDocuments() {
  const user = fingerprint(useGetViewerId()() ?? '');
  const [sent, setSent] = useState(() => sentDocuments.read(user));
  const remember = ({ name, signature, logo }: UpdateMediaInput) => {
    const next: SentDocuments = { date: new Date().toISOString(), name, signature: signature !== undefined, stamp: logo !== undefined };
    sentDocuments.write(user, next);
    setSent(next);
  };
  return { sent, remember };
}
