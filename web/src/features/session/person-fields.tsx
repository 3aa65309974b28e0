import { TextField } from '../../ui/field.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { genders } from './registration.ts';
import { states } from './states.ts';

interface FieldsProps {
  refused: (field: string) => string | undefined;
}

const genderChoices = genders.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

export function PersonFields({ refused }: FieldsProps) {
  return (
    <FormSection title="About you" text="So that your marksheets and certificates are right.">
      <TextField label="Father Name" name="fatherName" autoComplete="off" maxLength={200} error={refused('fatherName')} />
      <TextField label="Phone" name="phone" inputMode="numeric" autoComplete="tel" maxLength={30} error={refused('phone')} />
      <TextField label="Date of Birth" name="dob" type="date" autoComplete="bday" error={refused('dob')} />
      <SelectField
        label="Gender"
        name="gender"
        autoComplete="sex"
        choices={genderChoices}
        placeholder="Choose one"
        error={refused('gender')}
      />
    </FormSection>
  );
}

export function AddressFields({ refused }: FieldsProps) {
  return (
    <FormSection title="Where you live">
      <SelectField
        label="State"
        name="state"
        autoComplete="address-level1"
        choices={states}
        placeholder="Choose your state"
        error={refused('state')}
      />
      <TextField label="City" name="city" autoComplete="address-level2" maxLength={200} error={refused('city')} />
      <TextField label="Village" name="village" autoComplete="address-level3" maxLength={200} error={refused('village')} />
      <TextField label="Pincode" name="pinCode" inputMode="numeric" autoComplete="postal-code" maxLength={20} error={refused('pinCode')} />
    </FormSection>
  );
}
