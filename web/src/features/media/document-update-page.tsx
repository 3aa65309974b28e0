import { Box } from '@chakra-ui/react/box';
import { useApi } from '../../lib/use-api.ts';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EntryForm, type SentForm } from '../../ui/form/create-form.tsx';
import { type Texts, wrongField } from '../../ui/form/parse-form.ts';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PhotoField } from '../../ui/photo/photo-field.tsx';
import { usePhoto } from '../../ui/photo/use-photo.ts';
import { notices } from '../../ui/toast/toast-store.ts';
import { toMedia } from './parse-media-form.ts';
import { PicturePreview } from './picture-preview.tsx';

/** What stands on the centre's certificates. No call reads what is there, so the form begins empty. */
export function DocumentUpdatePage() {
  const { mutations } = useApi();
  const signature = usePhoto();
  const stamp = usePhoto();
  const read = async (text: Texts) => {
    const [signed, stamped] = await Promise.all([signature.take(), stamp.take()]);
    if (signed.problem) return wrongField('signature', signed.problem);
    if (stamped.problem) return wrongField('logo', stamped.problem);
    return toMedia(text, signed.file, stamped.file);
  };
  const finish = ({ message }: { message: string }, { form, unchanged }: SentForm) => {
    notices.success(message);
    // What was chosen meanwhile is still to be sent.
    if (!unchanged) return;
    form.reset();
    signature.choose(undefined);
    stamp.choose(undefined);
  };
  return (
    <PageBody maxWidth="960px">
      <PageHeader title="Document Update" text="What you leave empty stays as the institute has it." />
      <Card>
        <EntryForm call={mutations.updateMedia()} read={read} submit="Update Documents" onDone={finish}>
          {(wrong, refused) => (
            <Box display="grid" gap="6">
              <TextField label="Institute Name" name="name" autoComplete="organization" maxLength={200} error={wrong('name')} />
              <PhotoField
                label="Signature"
                name="signature"
                thing="signature"
                hint="The owner’s signature. Signature ratio about 40px by 20px"
                photo={signature}
                preview={(file) => <PicturePreview file={file} alt="Chosen signature" width="160px" height="80px" />}
                error={(signature.file ? refused : wrong)('signature')}
                removable
              />
              <PhotoField
                label="Stamp"
                name="logo"
                thing="stamp"
                hint="The exam controller’s stamp"
                photo={stamp}
                preview={(file) => <PicturePreview file={file} alt="Chosen stamp" width="160px" height="160px" />}
                error={(stamp.file ? refused : wrong)('logo')}
                removable
              />
            </Box>
          )}
        </EntryForm>
      </Card>
    </PageBody>
  );
}
