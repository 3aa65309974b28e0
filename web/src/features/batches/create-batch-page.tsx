import type { CreateBatchInput } from '@institute/sdk';
import { useCreateBatch } from '@institute/sdk/react';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormSection } from '#ui/form/form-parts.tsx';
import { CreateForm, useReturnToList } from '#ui/form/mutation-form.tsx';
import { type FormValues, fieldError, type ParsedForm, parseNumber, requireFields } from '#ui/form/parse-form.ts';

const listPath = '/franchise/batches';

/** The form that creates a batch. The number of seats is enforced by the server. */
export function CreateBatchPage() {
  return (
    <CreateForm
      title="Create Batch"
      listPath={listPath}
      mutation={useCreateBatch()}
      parse={parseBatchForm}
      submitLabel="Create Batch"
      onSuccess={useReturnToList(listPath)}
    >
      <FormSection title="Batch details" text="Every student belongs to a batch.">
        <TextField label="Title" name="title" autoComplete="off" maxLength={200} required />
        <TextField label="Time" name="time" hint="For example 10:00 AM - 12:00 PM" autoComplete="off" maxLength={100} required />
        <TextField
          label="Student Limit"
          name="studentLimit"
          hint="Number of seats"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          required
        />
      </FormSection>
    </CreateForm>
  );
}

export function parseBatchForm(values: FormValues): ParsedForm<CreateBatchInput> {
  const errors = requireFields(values, ['title', 'time', 'studentLimit']);
  if (errors) return { errors };
  const studentLimit = parseNumber(values('studentLimit'));
  if (studentLimit === undefined || !Number.isInteger(studentLimit)) {
    return fieldError('studentLimit', 'Please enter the number of seats as a whole number.');
  }
  return { input: { title: values('title').trim(), time: values('time').trim(), studentLimit } };
}
