import type { CreateBatchInput } from '@institute/sdk';
import { useCreateBatch } from '@institute/sdk/react';
import * as text from '#text/batches.ts';
import * as heads from '#text/heads.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormSection } from '#ui/form/form-parts.tsx';
import { type FormValues, fieldError, type ParsedForm, parseNumber, requireFields } from '#ui/form/parse-form.ts';
import { useApiMutation } from '#ui/form/use-submit.ts';
import { CreateForm, useReturnToList } from '../records/create-form.tsx';

const listPath = '/franchise/batches';

export function CreateBatchPage() {
  const create = useApiMutation(useCreateBatch());
  return (
    <CreateForm
      title={heads.createBatch}
      listPath={listPath}
      parse={parseBatchForm}
      submitLabel={heads.createBatch}
      draft={{ name: 'create-batch' }}
      onSubmit={create.mutateAsync}
      onSuccess={useReturnToList(listPath)}
    >
      <FormSection title={text.batchDetails} text={text.everyStudentHasBatch}>
        <TextField<Field> label={text.title} name="title" autoComplete="off" maxLength={200} required />
        <TextField<Field> label={text.time} name="time" hint={text.timeExample} autoComplete="off" maxLength={100} required />
        <TextField<Field>
          label={text.studentLimit}
          name="studentLimit"
          hint={text.numberOfSeats}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          required
        />
      </FormSection>
    </CreateForm>
  );
}

type Field = keyof CreateBatchInput;

function parseBatchForm(values: FormValues<Field>): ParsedForm<CreateBatchInput, Field> {
  const errors = requireFields(values, ['title', 'time', 'studentLimit']);
  if (errors) return { errors };
  const studentLimit = parseNumber(values('studentLimit'));
  if (studentLimit === undefined || !Number.isInteger(studentLimit)) {
    return fieldError('studentLimit', text.seatsNotNumber);
  }
  return { input: { title: values('title').trim(), time: values('time').trim(), studentLimit } };
}
