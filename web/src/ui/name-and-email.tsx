import { TextField } from './field.tsx';

interface NameAndEmailProps {
  /** The name's own name on the wire. */
  name: 'name' | 'fullName';
  refused: (field: string) => string | undefined;
}

/** Who fills in a form. */
export function NameAndEmail({ name, refused }: NameAndEmailProps) {
  return (
    <>
      <TextField label="Full Name" name={name} autoComplete="name" maxLength={200} error={refused(name)} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={refused('email')}
      />
    </>
  );
}
