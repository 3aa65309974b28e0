import { TextField } from '../../ui/fields/text-field.tsx';
import { NameAndEmail } from '../../ui/user-fields/name-and-email.tsx';

interface ContactFieldsProps {
  /** The API's key of the name. */
  name: 'name' | 'fullName';
  fieldError: (field: string) => string | undefined;
}

/** Name, email and phone of the sender. */
export function ContactFields({ name, fieldError }: ContactFieldsProps) {
  return (
    <>
      <NameAndEmail name={name} getFieldError={fieldError} />
      <TextField label="Whatsapp No." name="phone" inputMode="tel" autoComplete="tel" maxLength={30} error={fieldError('phone')} />
    </>
  );
}
