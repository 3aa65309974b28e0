import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { BatchField } from '../batches/fields/batch-field.tsx';
import type { BatchChoice } from '../batches/fields/use-batch-choice.ts';
import { CourseField } from '../courses/fields/course-field.tsx';

/** What all results of a batch have in common. */
export function BatchFields({ choice: { courseId, batchId, setCourseId, setBatchId } }: { choice: BatchChoice }) {
  return (
    <>
      <FormSection title="Students" text="All students of a course in one batch.">
        <CourseField name="courseId" value={courseId} onChange={({ target }) => setCourseId(target.value)} />
        <BatchField name="batchId" value={batchId} onChange={({ target }) => setBatchId(target.value)} />
      </FormSection>
      <FormSection title="Dates" text="The same for all of them.">
        <DateField label="Start Date" name="startDate" required />
        <DateField label="End Date" name="endDate" required />
        <DateField label="Issue Date" name="issueDate" required />
        <TextField label="Duration" name="duration" hint="In months" inputMode="decimal" autoComplete="off" maxLength={5} required />
      </FormSection>
    </>
  );
}
