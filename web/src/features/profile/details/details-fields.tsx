import { FormSection } from '../../../ui/form/form-section.tsx';
import { AddressFields } from '../../../ui/user-fields/address-fields.tsx';
import { NameAndEmail } from '../../../ui/user-fields/name-and-email.tsx';
import { StudentFields } from '../../../ui/user-fields/student-fields.tsx';
import type { PersonFieldsProps } from '../../../ui/user-fields/user-field.ts';

/** The fields that a student has registered with, without password and photo, which have calls of their own. */
export function DetailsFields(props: PersonFieldsProps) {
  return (
    <div>
      <FormSection title="Your account" text="You sign in with this email." level={3}>
        <NameAndEmail name="fullName" {...props} />
      </FormSection>
      <StudentFields {...props} level={3} />
      <AddressFields {...props} level={3} />
    </div>
  );
}
