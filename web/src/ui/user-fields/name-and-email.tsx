import { TextField } from '../fields/text-field.tsx';
import { type PersonFieldsProps, personField } from './user-field.ts';

interface NameAndEmailProps extends PersonFieldsProps {
  /** The name's own name on the wire. */
  name: 'name' | 'fullName';
}

/** Who fills in a form. */
export function NameAndEmail({ name, ...props }: NameAndEmailProps) {
  const field = personField(props);
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
