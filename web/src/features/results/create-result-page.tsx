import { useCreateResult } from '@institute/sdk/react';
import { ButtonLink } from '../../ui/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-parts.tsx';
import { CreateForm, type Submission, useReturnToList } from '../../ui/form/mutation-form.tsx';

import { useForgetStudent } from '../students/fields/student-state.ts';
import { GradeField } from './grade-field.tsx';
import { parseResultForm } from './parse-result-form.ts';
import { ResultStudentFields } from './result-student-fields.tsx';
import { useResultForm } from './use-result-form.ts';

const path = '/franchise/create-result';
const listPath = '/franchise/results';
/** What the results of a batch have in common. */
const keptFields = ['courseId', 'duration', 'issueDate', 'startDate', 'endDate'];

/** The form that asks the institute to declare a result. */
export function CreateResultPage() {
  const form = useResultForm(path);
  const forgetStudent = useForgetStudent(path);
  const handleNext = ({ startNext, hasLeft }: Submission) => {
    startNext(keptFields);
    if (!hasLeft) forgetStudent();
  };
  return (
    <CreateForm
      title="Create Result"
      action={
        <ButtonLink to="/franchise/batch-results" variant="outline">
          Results for a batch
        </ButtonLink>
      }
      listPath={listPath}
      mutation={useCreateResult()}
      parse={(values) => parseResultForm(values, form.student?.rollNo)}
      submitLabel="Create Result"
      submitAndNextLabel="Create and next"
      draft={form.draft}
      onSuccess={useReturnToList(listPath, handleNext)}
    >
      <FormSection title="Result details">
        <ResultStudentFields form={form} />
        <GradeField />
      </FormSection>
      <FormSection title="Dates">
        <TextField
          label="Duration"
          name="duration"
          hint="In months"
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          required
          value={form.duration}
          onChange={({ target }) => form.typeDuration(target.value)}
        />
        <DateField label="Start Date" name="startDate" required />
        <DateField label="End Date" name="endDate" required />
        <DateField label="Issue Date" name="issueDate" required />
      </FormSection>
    </CreateForm>
  );
}
