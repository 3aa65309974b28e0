import { useCreateResult } from '@institute/sdk/react';
import { ButtonLink } from '../../ui/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CreateForm } from '../../ui/form/create-form.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { useReturnToList } from '../../ui/form/use-return-to-list.ts';
import { CourseField } from '../courses/fields/course-field.tsx';
import { parseResultForm } from './parse-result-form.ts';

const listPath = '/franchise/results';

/** The form that asks the institute to declare a result. */
export function CreateResultPage() {
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
      parse={parseResultForm}
      submitLabel="Create Result"
      draft={{ name: 'create-result' }}
      onSuccess={useReturnToList(listPath)}
    >
      <FormSection title="Result details">
        <TextField
          label="Student Roll No"
          name="rollNo"
          hint="Register No of the student"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          required
        />
        <CourseField name="courseId" />
        <TextField label="Grade" name="grade" hint="For example A++" autoComplete="off" maxLength={50} required />
      </FormSection>
      <FormSection title="Dates">
        <TextField label="Duration" name="duration" hint="In months" inputMode="decimal" autoComplete="off" maxLength={5} required />
        <DateField label="Issue Date" name="issueDate" required />
        <DateField label="Start Date" name="startDate" required />
        <DateField label="End Date" name="endDate" required />
      </FormSection>
    </CreateForm>
  );
}
