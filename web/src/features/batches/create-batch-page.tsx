import { useApi } from '../../lib/use-api.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EntryForm } from '../../ui/form/create-form.tsx';
import { EntryPage } from '../../ui/form/form-page.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { useReturnTo } from '../../ui/form/use-return-to-list.ts';
import { toBatch } from './parse-batch-form.ts';

const list = '/franchise/batches';

/** One batch more; its limit is enforced by the server alone. */
export function CreateBatchPage() {
  const { mutations } = useApi();
  const finish = useReturnTo(list);
  return (
    <EntryPage title="Create Batch" list={list}>
      {(cancel) => (
        <EntryForm call={mutations.createBatch()} read={toBatch} submit="Create Batch" cancel={cancel} onDone={finish}>
          {(wrong) => (
            <FormSection title="The batch" text="Students are admitted into a batch.">
              <TextField label="Title" name="title" autoComplete="off" maxLength={200} required error={wrong('title')} />
              <TextField
                label="Time"
                name="time"
                hint="For example 10:00 AM - 12:00 PM"
                autoComplete="off"
                maxLength={100}
                required
                error={wrong('time')}
              />
              <TextField
                label="Student Limit"
                name="studentLimit"
                hint="Number of seats"
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                required
                error={wrong('studentLimit')}
              />
            </FormSection>
          )}
        </EntryForm>
      )}
    </EntryPage>
  );
}
