import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { FormSection } from '../../ui/form/form-parts.tsx';
import { PhotoField } from '../../ui/photo/photo-field.tsx';
import type { Photo } from '../../ui/photo/use-photo.ts';
import { AddressFields } from '../../ui/user-fields/address-fields.tsx';
import { NameAndEmail } from '../../ui/user-fields/name-and-email.tsx';
import { StudentFields } from '../../ui/user-fields/student-fields.tsx';
import { BatchField } from '../batches/fields/batch-field.tsx';
import { CourseField } from '../courses/fields/course-field.tsx';
import { requiredStudentFields } from './parse-student-form.ts';
import type { NewPassword } from './use-new-password.ts';

const userFields = { required: requiredStudentFields, isOtherUser: true };

interface CreateStudentFieldsProps {
  photo: Photo;
  newPassword: NewPassword;
}

/** The fields of a new student. */
export function CreateStudentFields({ photo, newPassword }: CreateStudentFieldsProps) {
  return (
    <>
      <FormSection title="Account" text="The student signs in with this email and password.">
        <NameAndEmail name="fullName" {...userFields} />
        <PasswordField
          label="Password"
          name="password"
          hint="8 characters or more"
          autoComplete="new-password"
          required
          {...newPassword.password}
        />
        <PasswordField label="Confirm Password" name="confirmPassword" autoComplete="new-password" required {...newPassword.confirm} />
        <Button variant="outline" size="sm" justifySelf="start" onClick={newPassword.make}>
          Make a password
        </Button>
      </FormSection>
      <StudentFields {...userFields} />
      <AddressFields {...userFields} />
      <FormSection title="Course and batch">
        <CourseField name="courseId" />
        <BatchField name="batch" />
      </FormSection>
      <FormSection title="Student photo" text="For the student card.">
        <chakra.div gridColumn="1 / -1">
          <PhotoField label="Photo" name="avatar" hint="JPG or PNG, up to 25 MB." photo={photo} required removable />
        </chakra.div>
      </FormSection>
    </>
  );
}
