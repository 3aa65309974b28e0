import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { UpdateMediaInput } from '@institute/sdk';
import { useUpdateMedia } from '@institute/sdk/react';
import { useState } from 'react';
import { longDate } from '#lib/dates.ts';
import { fingerprint } from '#lib/storage.ts';
import { useGetUserId } from '#lib/user-id.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/media.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ActionBar } from '#ui/form/action-bar.tsx';
import { Form, type Submission } from '#ui/form/form.tsx';
import { type FormValues, fieldError, type ParsedForm } from '#ui/form/parse-form.ts';
import { useApiMutation } from '#ui/form/use-submit.ts';
import { NoTranslate } from '#ui/no-translate.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { PhotoField } from '#ui/photo/photo-field.tsx';
import { signatureShape, stampShape } from '#ui/photo/photo-shape.ts';
import { usePhoto } from '#ui/photo/use-photo.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { type SentDocuments, sentDocuments } from '../records/sent-documents.ts';
import { CertificateFoot } from './certificate-foot.tsx';

const signatureField = { name: 'signature' as const, noun: text.signatureNoun, hint: text.signatureHint };
const stampField = { name: 'logo' as const, noun: text.stampNoun, hint: text.stampHint };

/** The form that updates name, signature and stamp of certificates. It starts blank because the API cannot read the current values. */
export function DocumentUpdatePage() {
  const update = useApiMutation(useUpdateMedia());
  const [name, setName] = useState('');
  const signaturePhoto = usePhoto(signatureShape);
  const stampPhoto = usePhoto(stampShape);
  const { sent, sentFiles, remember } = useSentDocuments();
  const parse = async (values: FormValues<Field>): Promise<ParsedForm<UpdateMediaInput, Field>> => {
    const [signed, stamped] = await Promise.all([signaturePhoto.prepared(), stampPhoto.prepared()]);
    if (signed.error) return fieldError('signature', signed.error);
    if (stamped.error) return fieldError('logo', stamped.error);
    const name = values('name').trim();
    const [signature, logo] = [signed.file, stamped.file];
    // The server keeps the values that are left out.
    if (name || signature || logo) return { input: { ...(name && { name }), ...(signature && { signature }), ...(logo && { logo }) } };
    const message = text.allBlank;
    return { errors: { message, fields: { name: message, signature: message, logo: message } } };
  };
  const handleSuccess = ({ message }: { message: string }, { input, form, isUnchanged }: Submission<UpdateMediaInput>) => {
    toasts.success(message);
    remember(input);
    // Values that changed during the request are not saved yet.
    if (!isUnchanged) return;
    form.reset();
    setName('');
    signaturePhoto.select(undefined);
    stampPhoto.select(undefined);
  };
  return (
    <PageBody>
      <PageHeader title={heads.documentUpdate} text={text.blankKeeps} />
      <Card.Root>
        <Card.Body>
          <Form confirmLeave parse={parse} onSubmit={update.mutateAsync} onSuccess={handleSuccess}>
            <Grid gap="8" templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
              <Grid gap="6" alignContent="start">
                <TextField<Field>
                  label={text.instituteName}
                  name="name"
                  autoComplete="organization"
                  maxLength={200}
                  onChange={({ target }) => setName(target.value)}
                />
                <PhotoField<Field> {...signatureField} label={text.signature} photo={signaturePhoto} hasPreview={false} removable />
                <PhotoField<Field> {...stampField} label={text.stamp} photo={stampPhoto} hasPreview={false} removable />
              </Grid>
              <Grid gap="4" alignContent="start">
                <CertificateFoot
                  name={name.trim() || sent.name || ''}
                  signature={{
                    file: signaturePhoto.file ?? sentFiles.signature,
                    alt: signaturePhoto.file ? text.selectedSignature : text.updatedSignature,
                  }}
                  stamp={{ file: stampPhoto.file ?? sentFiles.logo, alt: stampPhoto.file ? text.selectedStamp : text.updatedStamp }}
                />
                <SentFromHere sent={sent} />
              </Grid>
            </Grid>
            <ActionBar submitLabel={text.update} />
          </Form>
        </Card.Body>
      </Card.Root>
    </PageBody>
  );
}

function SentFromHere({ sent: { name, nameDate, signature, stamp } }: { sent: SentDocuments }) {
  if (!nameDate && !signature && !stamp)
    return (
      <Text textStyle="sm" color="fg.muted">
        {text.nothingSent}
      </Text>
    );
  return (
    <Box textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      <Heading textStyle="sm" color="fg" fontWeight="600">
        {text.sentFromHere}
      </Heading>
      {/* A new list for each update, because browser translation replaces the texts that React would change. */}
      <ul key={[nameDate, signature, stamp].join()}>
        <li>{text.nameSent(name && <NoTranslate>{name}</NoTranslate>, when(nameDate))}</li>
        <li>{text.signatureSent(when(signature))}</li>
        <li>{text.stampSent(when(stamp))}</li>
      </ul>
    </Box>
  );
}

const when = (date: string | undefined) => date && longDate(date);

type Field = keyof UpdateMediaInput;

/** The documents that were sent from this browser, because the API cannot read them, and a function that stores new ones. */
function useSentDocuments() {
  const user = fingerprint(useGetUserId()() ?? '');
  const [sent, setSent] = useState(() => sentDocuments.read(user) ?? {});
  const [sentFiles, setSentFiles] = useState<Pick<UpdateMediaInput, 'signature' | 'logo'>>({});
  const remember = ({ name, ...files }: UpdateMediaInput) => {
    const date = new Date().toISOString();
    const next: SentDocuments = {
      ...sent,
      ...(name && { name, nameDate: date }),
      ...(files.signature && { signature: date }),
      ...(files.logo && { stamp: date }),
    };
    sentDocuments.write(user, next);
    setSent(next);
    setSentFiles((earlier) => ({ ...earlier, ...files }));
  };
  return { sent, sentFiles, remember };
}
