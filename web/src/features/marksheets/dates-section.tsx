import { TextField } from '../../ui/fields/text-field.tsx';
import { useFieldError } from '../../ui/form/form-errors.ts';
import { FormSection } from '../../ui/form/form-section.tsx';

/** The dates of a marksheet. The server reports errors of the session as a whole; they are shown at its end date. */
export function DatesSection() {
  const sessionError = useFieldError('session');
  return (
    <FormSection title="Dates" text="From the first to the last day of the course.">
      <TextField label="Start Date" name="startDate" type="date" required />
      <TextField label="End Date" name="endDate" type="date" required error={useFieldError('endDate') ?? sessionError} />
      <TextField label="Issue Date" name="issueDate" type="date" required />
    </FormSection>
  );
}
