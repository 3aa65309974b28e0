import type { UpdatePasswordInput } from '@institute/sdk';
import { useUpdatePassword } from '@institute/sdk/react';
import * as text from '#text/profile.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormSuccess, SubmitButton } from '#ui/form/form-parts.tsx';
import type { FormErrors, FormValues, ParsedForm } from '#ui/form/parse-form.ts';
import { useApiMutation } from '#ui/form/use-submit.ts';
import { toasts } from '#ui/toast/toast-store.ts';

/** Changes the user's password. The form is reset on success and keeps its values on an error. */
export function PasswordForm({ email }: { email: string }) {
  const change = useApiMutation(useUpdatePassword());
  return (
    <Form
      display="grid"
      gap="5"
      maxWidth="form"
      parse={parsePasswordForm}
      onSubmit={change.mutateAsync}
      onSuccess={({ message }, { finish }) => {
        toasts.success(message || text.passwordChanged);
        finish();
      }}
    >
      <FormSuccess>{text.signInWithNewPassword}</FormSuccess>
      {/* Lets password managers find the account. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField<Field> label={text.currentPassword} name="password" autoComplete="current-password" />
      <PasswordField<Field> label={text.newPassword} name="newPassword" autoComplete="new-password" />
      <PasswordField<Field> label={text.confirmPassword} name="confirmPassword" autoComplete="new-password" />
      <SubmitButton colorPalette="brand">{text.changePassword}</SubmitButton>
    </Form>
  );
}

type Field = keyof UpdatePasswordInput | 'confirmPassword';

function parsePasswordForm(values: FormValues<Field>): ParsedForm<UpdatePasswordInput, Field> {
  const input = { password: values('password'), newPassword: values('newPassword') };
  const fields: FormErrors<Field>['fields'] = {
    ...(input.newPassword === input.password && { newPassword: text.passwordUnchanged }),
    ...(input.newPassword !== values('confirmPassword') && { confirmPassword: text.passwordMismatch }),
  };
  const [message] = Object.values(fields);
  return message ? { errors: { message, fields } } : { input };
}
