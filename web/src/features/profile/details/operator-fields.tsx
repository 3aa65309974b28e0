import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { NameAndEmail } from '../../../ui/user-fields/name-and-email.tsx';
import { states } from '../../../ui/user-fields/states.ts';
import { type PersonFieldsProps, personField } from '../../../ui/user-fields/user-field.ts';

/** What the institute has of an operator. */
export function OperatorFields(props: PersonFieldsProps) {
  const field = personField(props);
  return (
    <div>
      <FormSection title="Your account" text="You sign in with this email." level={3}>
        <NameAndEmail name="fullName" {...props} />
      </FormSection>
      <FormSection title="Your centre" text="Where the institute and your students reach you." level={3}>
        <TextField label="Whatsapp No." inputMode="numeric" autoComplete="tel" maxLength={30} {...field('phone')} />
        <TextField label="City" autoComplete="address-level2" maxLength={200} {...field('city')} />
        <SelectField label="State" autoComplete="address-level1" choices={states} {...field('state', 'Choose one')} />
      </FormSection>
    </div>
  );
}
