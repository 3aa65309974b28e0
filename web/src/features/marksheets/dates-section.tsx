import { DateField } from '../../ui/fields/date-field.tsx';
import { FormSection } from '../../ui/form/form-parts.tsx';
import { useFieldError } from '../../ui/form/use-form.ts';

/** The dates of a marksheet. The server reports errors of the session as a whole; they are shown at its end date. */
export function DatesSection() {
  const sessionError = useFieldError('session');
  return (
    <FormSection title="Dates" text="From the first to the last day of the course.">
      <DateField label="Start Date" name="startDate" required />
      <DateField label="End Date" name="endDate" required error={useFieldError('endDate') ?? sessionError} />
      <DateField label="Issue Date" name="issueDate" required />
    </FormSection>
  );
}
