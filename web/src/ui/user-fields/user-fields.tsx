import { DateField } from '../fields/date-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { FormSection } from '../form/form-parts.tsx';
import { genderOptions, stateOptions } from './parse-user-fields.ts';

export type UserFieldValues = Readonly<Record<string, string>>;

/** The props that all groups of user fields have in common. Fields have the same names as in requests. */
export interface UserFieldsProps {
  /** Returns the error of a field. By default it comes from `FormErrorsContext`. */
  getFieldError?: (field: string) => string | undefined;
  defaultValues?: UserFieldValues;
  readOnly?: boolean;
  required?: readonly string[];
  /** The fields describe another user than the signed-in one: no autofill, and the headings say 'the student'. */
  isOtherUser?: boolean;
  /** The heading level of the sections; see FormSection. */
  level?: 2 | 3;
}

export function getUserFieldProps({ getFieldError, defaultValues, readOnly, required, isOtherUser }: UserFieldsProps) {
  return (name: string, placeholder = '') => ({
    name,
    error: getFieldError?.(name),
    defaultValue: defaultValues?.[name],
    readOnly,
    required: required?.includes(name),
    ...(isOtherUser && { autoComplete: 'off' }),
    placeholder: readOnly ? '-' : placeholder,
  });
}

interface NameAndEmailProps extends UserFieldsProps {
  name: 'name' | 'fullName';
}

export function NameAndEmail({ name, ...props }: NameAndEmailProps) {
  const field = getUserFieldProps(props);
  return (
    <>
      <TextField label="Full Name" autoComplete="name" maxLength={200} {...field(name)} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...field('email')}
      />
    </>
  );
}

interface StudentFieldsProps extends UserFieldsProps {
  noGender?: string;
}

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

export function AddressFields(props: UserFieldsProps) {
  const field = getUserFieldProps(props);
  return (
    <FormSection title="Address" level={props.level}>
      <SelectField label="State" autoComplete="address-level1" options={stateOptions} {...field('state', 'Select one')} />
      <TextField label="City" autoComplete="address-level2" maxLength={200} {...field('city')} />
      <TextField label="Village" autoComplete="address-level3" maxLength={200} {...field('village')} />
      <TextField label="Pincode" inputMode="numeric" autoComplete="postal-code" maxLength={20} {...field('pinCode')} />
    </FormSection>
  );
}
