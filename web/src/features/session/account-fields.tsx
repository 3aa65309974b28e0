import { TextField } from '../../ui/field.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

interface AccountFieldsProps {
  refused: (field: string) => string | undefined;
  /** Said at the second password when it differs from the first. */
  mismatch?: string;
}

export function AccountFields({ refused, mismatch }: AccountFieldsProps) {
  return (
    <FormSection title="Your account" text="You sign in with this email and password.">
      <TextField label="Full Name" name="fullName" autoComplete="name" maxLength={200} error={refused('fullName')} />
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
      <PasswordField label="Password" name="password" autoComplete="new-password" error={refused('password')} />
      <PasswordField label="Confirm Password" name="confirmPassword" autoComplete="new-password" error={mismatch} />
    </FormSection>
  );
}
