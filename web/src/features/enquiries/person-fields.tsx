import { TextField } from '../../ui/field.tsx';

interface PersonFieldsProps {
  /** The name's own name on the wire. */
  name: 'name' | 'fullName';
  refused: (field: string) => string | undefined;
}

/** Who asks, and how to answer. */
export function PersonFields({ name, refused }: PersonFieldsProps) {
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
      <TextField label="Whatsapp No." name="phone" inputMode="tel" autoComplete="tel" maxLength={30} error={refused('phone')} />
    </>
  );
}
