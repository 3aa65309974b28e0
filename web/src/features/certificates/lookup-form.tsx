import { chakra } from '@chakra-ui/react/styled-system';
import type { FindResultInput } from '@institute/sdk';
import { type FormEvent, useState } from 'react';
import { formTexts } from '../../lib/form-values.ts';
import { useApi } from '../../lib/use-api.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { focusFirstInvalid } from '../../ui/form/focus-invalid.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { notices } from '../../ui/toast/toast-store.ts';
import { CourseField } from '../courses/fields/course-field.tsx';
import { useShowDocument } from '../documents/use-show-document.ts';

interface Missing {
  roll_no?: string;
  course_id?: string;
}

/** Student id and course, and nothing else, lead to a certificate. */
export function LookupForm() {
  const [missing, setMissing] = useState<Missing>({});
  const { api } = useApi();
  const lookup = useShowDocument((input: FindResultInput) => api.findResult(input), '/view-result/certificate');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = formTexts(event.currentTarget);
    const roll_no = text('roll_no').trim();
    const course_id = text('course_id');
    const found = {
      roll_no: roll_no ? undefined : 'Fill in the student id that is printed on the certificate.',
      course_id: course_id ? undefined : 'Choose the course.',
    };
    setMissing(found);
    lookup.clear();
    if (found.roll_no || found.course_id) {
      focusFirstInvalid(event.currentTarget);
      return notices.error('Please fill all the required fields.');
    }
    // The form's names are the product's, the path's are the API's.
    void lookup.run({ rollNo: roll_no, courseId: course_id });
  };
  return (
    <chakra.form method="post" noValidate onSubmit={submit} display="grid" gap="5">
      <TextField
        label="Student Id"
        name="roll_no"
        placeholder="Your XYZ**2023"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        required
        error={missing.roll_no}
      />
      <CourseField name="course_id" error={missing.course_id} />
      <SubmitButton pending={lookup.pending} refusal={lookup.refusal}>
        View Certificate
      </SubmitButton>
    </chakra.form>
  );
}
