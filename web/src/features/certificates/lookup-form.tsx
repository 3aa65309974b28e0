import { chakra } from '@chakra-ui/react/styled-system';
import type { FindResultInput } from '@institute/sdk';
import { useApi } from '@institute/sdk/react';
import { type FormEvent, useState } from 'react';
import { formValues } from '../../lib/form-values.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { focusFirstInvalid } from '../../ui/form/focus-invalid.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { toasts } from '../../ui/toast/toast-store.ts';
import { CourseField } from '../courses/fields/course-field.tsx';
import { useOpenDocument } from '../documents/use-open-document.ts';

interface LookupErrors {
  roll_no?: string;
  course_id?: string;
}

export function LookupForm() {
  const [errors, setErrors] = useState<LookupErrors>({});
  const { api } = useApi();
  const lookup = useOpenDocument((input: FindResultInput) => api.findResult(input), '/view-result/certificate');
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = formValues(event.currentTarget);
    const rollNo = values('roll_no').trim();
    const courseId = values('course_id');
    const nextErrors = {
      roll_no: rollNo ? undefined : 'Enter the student id printed on the certificate.',
      course_id: courseId ? undefined : 'Select the course.',
    };
    setErrors(nextErrors);
    lookup.reset();
    if (nextErrors.roll_no || nextErrors.course_id) {
      focusFirstInvalid(event.currentTarget);
      return toasts.error('Please fill all the required fields.');
    }
    lookup.openDocument({ rollNo, courseId });
  };
  return (
    <chakra.form method="post" noValidate onSubmit={handleSubmit} display="grid" gap="5">
      <TextField
        label="Student Id"
        name="roll_no"
        placeholder="Your XYZ**2023"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        required
        error={errors.roll_no}
      />
      <CourseField name="course_id" error={errors.course_id} />
      <SubmitButton pending={lookup.isPending} error={lookup.error}>
        View Certificate
      </SubmitButton>
    </chakra.form>
  );
}
