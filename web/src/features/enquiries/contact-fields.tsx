import { TextField } from '../../ui/fields/text-field.tsx';
import { NameAndEmail } from '../../ui/user-fields/name-and-email.tsx';

interface ContactFieldsProps {
  /** The request's name for Full Name. */
  name: 'name' | 'fullName';
  getFieldError: (field: string) => string | undefined;
}

/** Name, email and phone of the sender. */
export function ContactFields({ name, getFieldError }: ContactFieldsProps) {
  return (
    <>
      <NameAndEmail name={name} getFieldError={getFieldError} />
      <TextField label="Whatsapp No." name="phone" inputMode="tel" autoComplete="tel" maxLength={30} error={getFieldError('phone')} />
    </>
  );
}
