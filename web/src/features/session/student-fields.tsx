import { TextField } from '../../ui/field.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { genders } from './registration.ts';

const genderChoices = genders.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

export function StudentFields({ refused }: { refused: (field: string) => string | undefined }) {
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
