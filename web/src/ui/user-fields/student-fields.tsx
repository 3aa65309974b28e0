import { DateField } from '../fields/date-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { FormSection } from '../form/form-section.tsx';
import { genderOptions } from './genders.ts';
import { getUserFieldProps, type UserFieldsProps } from './get-user-field-props.ts';

/** A form section with father's name, phone, date of birth and gender. */
export function StudentFields(props: UserFieldsProps) {
  const field = getUserFieldProps(props);
  return (
    <FormSection {...getHeading(props)} level={props.level}>
      <TextField label="Father Name" autoComplete="off" maxLength={200} {...field('fatherName')} />
      <TextField label="Phone" inputMode="numeric" autoComplete="tel" maxLength={30} {...field('phone')} />
      {props.readOnly && !props.defaultValues?.dob ? (
        <TextField label="Date of Birth" autoComplete="bday" {...field('dob')} />
      ) : (
        <DateField label="Date of Birth" autoComplete="bday" {...field('dob')} />
      )}
      <SelectField label="Gender" autoComplete="sex" options={genderOptions} {...field('gender', 'Select one')} />
    </FormSection>
  );
}

function getHeading({ isOtherUser }: UserFieldsProps) {
  return isOtherUser
    ? { title: 'About the student', text: 'As it should appear on marksheets and certificates.' }
    : { title: 'About you', text: 'As it should appear on your marksheets and certificates.' };
}
