import { DateField } from '../fields/date-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { FormSection } from '../form/form-parts.tsx';
import { genderOptions } from './genders.ts';
import { getUserFieldProps, type UserFieldsProps } from './get-user-field-props.ts';

interface StudentFieldsProps extends UserFieldsProps {
  /** The label of the blank gender. */
  noGender?: string;
}

/** A form section with father's name, phone, date of birth and gender. */
export function StudentFields({ noGender = 'Select one', ...props }: StudentFieldsProps) {
  const field = getUserFieldProps(props);
  // A read-only date is shown as text, because a date input shows it in the order of the browser's language.
  const DateOfBirth = props.readOnly ? TextField : DateField;
  return (
    <FormSection {...getHeading(props)} level={props.level}>
      <TextField label="Father Name" autoComplete="off" maxLength={200} {...field('fatherName')} />
      <TextField label="Phone" inputMode="numeric" autoComplete="tel" maxLength={30} {...field('phone')} />
      <DateOfBirth label="Date of Birth" autoComplete="bday" {...field('dob')} />
      <SelectField label="Gender" autoComplete="sex" options={genderOptions} {...field('gender', noGender)} />
    </FormSection>
  );
}

function getHeading({ isOtherUser }: UserFieldsProps) {
  return isOtherUser
    ? { title: 'About the student', text: 'As it should appear on marksheets and certificates.' }
    : { title: 'About you', text: 'As it should appear on your marksheets and certificates.' };
}
