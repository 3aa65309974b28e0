import { PasswordField } from '../../ui/fields/password-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { NameAndEmail } from '../../ui/user-fields/name-and-email.tsx';

interface AccountFieldsProps {
  refused: (field: string) => string | undefined;
  /** Said at the second password when it differs from the first. */
  mismatch?: string;
}

export function AccountFields({ refused, mismatch }: AccountFieldsProps) {
  return (
    <FormSection title="Your account" text="You sign in with this email and password.">
      <NameAndEmail name="fullName" refused={refused} />
      <PasswordField label="Password" name="password" autoComplete="new-password" error={refused('password')} />
      <PasswordField label="Confirm Password" name="confirmPassword" autoComplete="new-password" error={mismatch} />
    </FormSection>
  );
}
