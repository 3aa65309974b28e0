import { chakra } from '@chakra-ui/react/styled-system';
import { useListCourses } from '@institute/sdk/react';
import { type FormEvent, useState } from 'react';
import { formValues } from '../../lib/form-values.ts';
import { useOnceHydrated } from '../../lib/hydration.tsx';
import { useSession } from '../../session/use-session.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormNote, SubmitButton } from '../../ui/form/form-parts.tsx';
import { focusFirstInvalid } from '../../ui/form/use-form.ts';

import { toasts } from '../../ui/toast/toast-store.ts';
import { useOpenCertificate } from '../documents/use-open-certificate.ts';
import { LookupCourseField } from './lookup-course-field.tsx';
import { type LookupSearch, maxLength } from './lookup-search.ts';

/** Texts that no address can hold: `.` and `..` would be another path, and half a character cannot be encoded. */
const notInPath = /^\.{1,2}$|\p{Surrogate}/u;

interface LookupErrors {
  roll_no?: string;
  course_id?: string;
}

/** A link to a certificate fills it in; otherwise the viewer's own student id is filled in. Nothing is requested before the form is sent. */
export function LookupForm({ search }: { search: LookupSearch }) {
  const [errors, setErrors] = useState<LookupErrors>({});
  const linked = useOnceHydrated(search);
  const courses = useListCourses();
  const ownRollNo = useSession()?.user.rollNo;
  const lookup = useOpenCertificate({ path: '/view-result/certificate' });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = formValues(event.currentTarget);
    const rollNo = values('roll_no').trim();
    // Without the list of courses there is no choice yet, and that of the link is enough.
    const courseId = values('course_id') || (courses.data ? '' : (linked?.course_id ?? ''));
    const nextErrors = {
      roll_no: getRollNoError(rollNo),
      course_id: courseId ? undefined : 'Select the course.',
    };
    setErrors(nextErrors);
    lookup.reset();
    if (nextErrors.roll_no || nextErrors.course_id) {
      focusFirstInvalid(event.currentTarget);
      if (!rollNo || !courseId) toasts.error('Please fill all the required fields.');
      return;
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
        maxLength={maxLength}
        // React updates the field only as long as nothing has been typed into it.
        defaultValue={linked?.roll_no ?? (linked?.course_id ? undefined : ownRollNo)}
        required
        error={errors.roll_no}
      />
      <LookupCourseField isLoaded={courses.data !== undefined} courseId={linked?.course_id} error={errors.course_id} />
      <FormNote>
        If a certificate opens, our records hold a declared result for this Student Id and course. It is read from them when you press the
        button, so it is up to date.
      </FormNote>
      <SubmitButton pending={lookup.isPending} error={lookup.error?.message}>
        View Certificate
      </SubmitButton>
    </chakra.form>
  );
}

function getRollNoError(rollNo: string): string | undefined {
  if (!rollNo) return 'Enter the student id printed on the certificate.';
  return notInPath.test(rollNo) ? 'This is not a student id. Please enter it as it is printed on the certificate.' : undefined;
}
