import { type InputEvent, type ReactNode, useState } from 'react';
import * as common from '#text/common.ts';
import * as text from '#text/user-fields.ts';
import { DateField } from '../fields/date-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { FormSection } from '../form/form-parts.tsx';
import { genderOptions, stateOptions, type UserField } from './parse-user-fields.ts';

export type UserFieldValues = { readonly [Field in UserField]?: string };

export type FieldWarnings = { readonly [Field in UserField]?: ReactNode };

/** The common props of all groups of user fields. Fields have the same names as in requests. */
export interface UserFieldsProps {
  defaultValues?: UserFieldValues;
  warnings?: FieldWarnings | undefined;
  readOnly?: boolean;
  /** Names of required fields; each group may require further fields. */
  required?: readonly string[];
  /** The fields describe another user than the signed-in one: no autofill, and the headings say 'the student'. */
  isOtherUser?: boolean;
  level?: 2 | 3;
}

export function getUserFieldProps({ defaultValues, warnings, readOnly, required, isOtherUser }: UserFieldsProps) {
  return (name: UserField, placeholder = '') => ({
    name,
    warning: warnings?.[name],
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
      <TextField<UserField> label={text.fullName} autoComplete="name" maxLength={200} {...field(name)} />
      <TextField<UserField>
        label={common.email}
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

export function StudentFields({ noGender = common.selectOne, ...props }: StudentFieldsProps) {
  const field = getUserFieldProps(props);
  // A read-only date is shown as text, because a date input shows it in the order of the browser's language.
  const DateOfBirth = props.readOnly ? TextField : DateField;
  return (
    <FormSection {...getHeading(props)} level={props.level}>
      <TextField<UserField> label={text.fatherName} autoComplete="off" maxLength={200} {...field('fatherName')} />
      <TextField<UserField> label={common.phone} inputMode="numeric" autoComplete="tel" maxLength={30} {...field('phone')} />
      <DateOfBirth<UserField> label={text.dateOfBirth} autoComplete="bday" {...field('dob')} />
      <SelectField<UserField> label={text.gender} autoComplete="sex" options={genderOptions} {...field('gender', noGender)} />
    </FormSection>
  );
}

function getHeading({ isOtherUser }: UserFieldsProps) {
  return isOtherUser ? { title: text.aboutStudent, text: text.asOnDocuments } : { title: text.aboutYou, text: text.asOnYourDocuments };
}

export function AddressFields(props: UserFieldsProps) {
  const field = getUserFieldProps(props);
  const { state, pinCode } = useSuggestedState();
  return (
    <FormSection title={text.address} level={props.level}>
      <SelectField<UserField>
        label={common.state}
        autoComplete="address-level1"
        options={stateOptions}
        {...state}
        {...field('state', common.selectOne)}
      />
      <TextField<UserField> label={common.city} autoComplete="address-level2" maxLength={200} {...field('city')} />
      <TextField<UserField> label={text.village} autoComplete="address-level3" maxLength={200} {...field('village')} />
      <TextField<UserField>
        label={text.pincode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={20}
        {...field('pinCode')}
        {...pinCode}
      />
    </FormSection>
  );
}

let suggester: typeof import('./suggest-state.ts') | undefined;

function useSuggestedState() {
  const [warning, setWarning] = useState<string | null>(null);
  // Not `onChange`, which misses a form that is reset and filled in with the same code.
  const onInput = async ({ currentTarget }: InputEvent<HTMLInputElement>) => {
    // Once the module is loaded there is no wait: a form that keeps the address for the next student reads its values at once.
    suggester ??= await import('./suggest-state.ts').catch(() => undefined);
    suggester?.suggestState(currentTarget, setWarning);
  };
  return { state: { 'data-suggested': warning !== null || undefined, onChange: () => setWarning(null) }, pinCode: { warning, onInput } };
}
