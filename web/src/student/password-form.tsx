import { chakra } from '@chakra-ui/react/styled-system';
import { useUpdatePassword } from '@institute/sdk/react';
import { type FormEvent, useState } from 'react';
import { fieldErrors, formValues } from '#lib/form-values.ts';
import { useTrackUser } from '#lib/track-user.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import * as text from '#text/profile.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { FormSuccess, SubmitButton } from '#ui/form/form-parts.tsx';
import { focusFirstInvalid, useFocusOnError } from '#ui/form/use-form.ts';
import { useSubmit } from '#ui/form/use-submit.ts';
import { toasts } from '#ui/toast/toast-store.ts';

/** Changes the user's password. The form is reset on success and keeps its values on an error. */
export function PasswordForm({ email }: { email: string }) {
  const trackUser = useTrackUser();
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [isChanged, setIsChanged] = useState(false);
  const change = useApiMutation(useUpdatePassword());
  const formRef = useFocusOnError(change.error);
  const { isPending, submit } = useSubmit(async (form: HTMLFormElement) => {
    const values = formValues(form);
    const [password, newPassword] = [values('password'), values('newPassword')];
    const nextErrors = validatePasswordChange({ current: password, next: newPassword, confirm: values('confirmPassword') });
    const firstError = nextErrors.next ?? nextErrors.confirm;
    setErrors(nextErrors);
    setIsChanged(false);
    if (firstError) {
      change.reset();
      focusFirstInvalid(form);
      return toasts.error(firstError);
    }
    const isSameUser = trackUser();
    const { message } = await change.mutateAsync({ password, newPassword });
    if (!isSameUser()) return;
    toasts.success(message || text.passwordChanged);
    form.reset();
    setIsChanged(true);
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  const getServerError = fieldErrors(change.error);

  return (
    <chakra.form ref={formRef} method="post" noValidate onSubmit={handleSubmit} display="grid" gap="5" maxWidth="form">
      {isChanged && <FormSuccess>{text.signInWithNewPassword}</FormSuccess>}
      {/* Lets password managers find the account. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={text.currentPassword} name="password" autoComplete="current-password" error={getServerError('password')} />
      <PasswordField
        label={text.newPassword}
        name="newPassword"
        autoComplete="new-password"
        error={errors.next ?? getServerError('newPassword')}
      />
      <PasswordField label={text.confirmPassword} name="confirmPassword" autoComplete="new-password" error={errors.confirm} />
      <SubmitButton pending={isPending} error={change.error?.message}>
        {text.changePassword}
      </SubmitButton>
    </chakra.form>
  );
}

interface Passwords {
  current: string;
  next: string;
  confirm: string;
}

interface PasswordErrors {
  next?: string;
  confirm?: string;
}

export function validatePasswordChange({ current, next, confirm }: Passwords): PasswordErrors {
  return {
    ...(next === current && { next: text.passwordUnchanged }),
    ...(next !== confirm && { confirm: text.passwordMismatch }),
  };
}
