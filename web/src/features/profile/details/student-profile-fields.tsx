import { FormSection } from '../../../ui/form/form-section.tsx';
import { AddressFields } from '../../../ui/user-fields/address-fields.tsx';
import type { UserFieldsProps } from '../../../ui/user-fields/get-user-field-props.ts';
import { NameAndEmail } from '../../../ui/user-fields/name-and-email.tsx';
import { StudentFields } from '../../../ui/user-fields/student-fields.tsx';

/** The fields of a student's profile form: those of the registration form without password and photo. */
export function StudentProfileFields(props: UserFieldsProps) {
  return (
    <div>
      <FormSection title="Your account" text="You sign in with this email." level={3}>
        <NameAndEmail name="fullName" {...props} />
      </FormSection>
      <StudentFields {...props} level={3} noGender="Not given" />
      <AddressFields {...props} level={3} />
    </div>
  );
}
