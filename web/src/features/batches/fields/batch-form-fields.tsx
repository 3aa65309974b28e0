import type { ReactNode } from 'react';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FormSection } from '../../../ui/form/form-parts.tsx';
import { CourseField } from '../../courses/fields/course-field.tsx';
import { BatchField } from './batch-field.tsx';
import type { BatchChoice } from './use-batch-choice.ts';

interface BatchFormFieldsProps {
  choice: BatchChoice;
  /** Fields after the dates. */
  children?: ReactNode;
}

/** What all documents of a batch have in common. */
export function BatchFormFields({ choice: { courseId, batchId, setCourseId, setBatchId }, children }: BatchFormFieldsProps) {
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
        {children}
      </FormSection>
    </>
  );
}
