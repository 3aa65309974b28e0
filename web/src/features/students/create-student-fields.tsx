import { chakra } from '@chakra-ui/react/styled-system';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { PhotoField } from '../../ui/photo/photo-field.tsx';
import type { Photo } from '../../ui/photo/use-photo.ts';
import { AddressFields } from '../../ui/user-fields/address-fields.tsx';
import { NameAndEmail } from '../../ui/user-fields/name-and-email.tsx';
import { StudentFields } from '../../ui/user-fields/student-fields.tsx';
import { BatchField } from '../batches/fields/batch-field.tsx';
import { CourseField } from '../courses/fields/course-field.tsx';
import { requiredOfStudent } from './parse-student-form.ts';

interface CreateStudentFieldsProps {
  wrong: (field: string) => string | undefined;
  /** What of it the server has said. */
  refused: (field: string) => string | undefined;
  photo: Photo;
}

export function CreateStudentFields({ wrong, refused, photo }: CreateStudentFieldsProps) {
  const person = { refused: wrong, required: requiredOfStudent, ofStudent: true };
  return (
    <>
      <FormSection title="Account" text="The student signs in with this email and password.">
        <NameAndEmail name="fullName" {...person} />
        <PasswordField
          label="Password"
          name="password"
          hint="8 characters or more"
          autoComplete="new-password"
          required
          error={wrong('password')}
        />
        <PasswordField
          label="Confirm Password"
          name="confirmPassword"
          autoComplete="new-password"
          required
          error={wrong('confirmPassword')}
        />
      </FormSection>
      <StudentFields {...person} />
      <AddressFields {...person} />
      <FormSection title="Course and batch">
        <CourseField name="courseId" error={wrong('courseId')} />
        <BatchField name="batch" error={wrong('batch')} />
      </FormSection>
      <FormSection title="Picture" text="For the student card.">
        <chakra.div gridColumn="1 / -1">
          <PhotoField
            label="Photo"
            name="avatar"
            hint="A JPG or PNG picture of at most 5 MB."
            photo={photo}
            error={(photo.file ? refused : wrong)('avatar')}
            required
            removable
          />
        </chakra.div>
      </FormSection>
    </>
  );
}
