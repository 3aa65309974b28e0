import { chakra } from '@chakra-ui/react/styled-system';
import { BatchField } from '../../choices/batch-field.tsx';
import { CourseField } from '../../choices/course-field.tsx';
import { AddressFields } from '../../person/address-fields.tsx';
import { NameAndEmail } from '../../person/name-and-email.tsx';
import { StudentFields } from '../../person/student-fields.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PhotoField } from '../../ui/photo/photo-field.tsx';
import type { Photo } from '../../ui/photo/use-photo.ts';
import { requiredOfStudent } from './to-student.ts';

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
