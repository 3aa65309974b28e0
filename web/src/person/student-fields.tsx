import { TextField } from '../ui/field.tsx';
import { FormSection } from '../ui/form-section.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { genders } from './genders.ts';
import { type PersonFieldsProps, personField } from './person-field.ts';

const genderChoices = genders.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

export function StudentFields(props: PersonFieldsProps) {
  const field = personField(props);
  return (
    <FormSection title="About you" text="So that your marksheets and certificates are right." level={props.level}>
      <TextField label="Father Name" {...field('fatherName')} autoComplete="off" maxLength={200} />
      <TextField label="Phone" {...field('phone')} inputMode="numeric" autoComplete="tel" maxLength={30} />
      <TextField
        label="Date of Birth"
        {...field('dob')}
        type={props.readOnly && !props.known?.('dob') ? 'text' : 'date'}
        autoComplete="bday"
      />
      <SelectField label="Gender" {...field('gender')} autoComplete="sex" choices={genderChoices} placeholder="Choose one" />
    </FormSection>
  );
}
