import { TextField } from '../../ui/fields/text-field.tsx';
import { NameAndEmail } from '../../ui/user-fields/name-and-email.tsx';

interface PersonFieldsProps {
  /** The name's own name on the wire. */
  name: 'name' | 'fullName';
  refused: (field: string) => string | undefined;
}

/** Who asks, and how to answer. */
export function PersonFields({ name, refused }: PersonFieldsProps) {
  return (
    <>
      <NameAndEmail name={name} refused={refused} />
      <TextField label="Whatsapp No." name="phone" inputMode="tel" autoComplete="tel" maxLength={30} error={refused('phone')} />
    </>
  );
}
