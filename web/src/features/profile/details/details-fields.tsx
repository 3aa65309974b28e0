import { AddressFields } from '../../../person/address-fields.tsx';
import { NameAndEmail } from '../../../person/name-and-email.tsx';
import type { PersonFieldsProps } from '../../../person/person-field.ts';
import { StudentFields } from '../../../person/student-fields.tsx';
import { FormSection } from '../../../ui/form-section.tsx';

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
