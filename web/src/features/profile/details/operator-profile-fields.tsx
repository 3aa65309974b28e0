import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { getUserFieldProps, type UserFieldsProps } from '../../../ui/user-fields/get-user-field-props.ts';
import { NameAndEmail } from '../../../ui/user-fields/name-and-email.tsx';
import { stateOptions } from '../../../ui/user-fields/states.ts';

/** The fields of an operator's profile form. */
export function OperatorProfileFields(props: UserFieldsProps) {
  const field = getUserFieldProps(props);
  return (
    <div>
      <FormSection title="Your account" text="You sign in with this email." level={3}>
        <NameAndEmail name="fullName" {...props} />
      </FormSection>
      <FormSection title="Your centre" text="How the institute and your students can contact you." level={3}>
        <TextField label="Whatsapp No." inputMode="numeric" autoComplete="tel" maxLength={30} {...field('phone')} />
        <TextField label="City" autoComplete="address-level2" maxLength={200} {...field('city')} />
        <SelectField label="State" autoComplete="address-level1" options={stateOptions} {...field('state', 'Select one')} />
      </FormSection>
    </div>
  );
}
