import { PasswordField } from '../../ui/fields/password-field.tsx';
import { FormSection } from '../../ui/form/form-parts.tsx';
import { NameAndEmail } from '../../ui/user-fields/name-and-email.tsx';

interface AccountFieldsProps {
  getFieldError: (name: string) => string | undefined;
  /** Error of the second password. */
  mismatch?: string;
}

export function AccountFields({ getFieldError, mismatch }: AccountFieldsProps) {
  return (
    <FormSection title="Your account" text="You sign in with this email and password.">
      <NameAndEmail name="fullName" getFieldError={getFieldError} />
      <PasswordField label="Password" name="password" autoComplete="new-password" error={getFieldError('password')} />
      <PasswordField label="Confirm Password" name="confirmPassword" autoComplete="new-password" error={mismatch} />
    </FormSection>
  );
}
