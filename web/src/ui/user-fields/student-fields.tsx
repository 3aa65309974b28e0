import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { FormSection } from '../form/form-section.tsx';
import { genders } from './genders.ts';
import { type PersonFieldsProps, personField } from './user-field.ts';

const genderChoices = genders.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

export function StudentFields(props: PersonFieldsProps) {
  const field = personField(props);
  return (
    <FormSection {...about(props)} level={props.level}>
      <TextField label="Father Name" autoComplete="off" maxLength={200} {...field('fatherName')} />
      <TextField label="Phone" inputMode="numeric" autoComplete="tel" maxLength={30} {...field('phone')} />
      <TextField
        label="Date of Birth"
        type={props.readOnly && !props.known?.('dob') ? 'text' : 'date'}
        autoComplete="bday"
        {...field('dob')}
      />
      <SelectField label="Gender" autoComplete="sex" choices={genderChoices} {...field('gender', 'Choose one')} />
    </FormSection>
  );
}

function about({ ofStudent }: PersonFieldsProps) {
  return ofStudent
    ? { title: 'About the student', text: 'So that marksheets and certificates are right.' }
    : { title: 'About you', text: 'So that your marksheets and certificates are right.' };
}
