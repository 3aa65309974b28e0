import { TextField } from '../fields/text-field.tsx';
import { getUserFieldProps, type UserFieldsProps } from './get-user-field-props.ts';

interface NameAndEmailProps extends UserFieldsProps {
  /** The request's name for Full Name. */
  name: 'name' | 'fullName';
}

/** The fields Full Name and Email. */
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
