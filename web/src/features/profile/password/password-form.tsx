import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { refusedFields } from '../../../lib/field-errors.ts';
import { formTexts } from '../../../lib/form-values.ts';
import { trackViewer } from '../../../lib/same-viewer.ts';
import { useApi } from '../../../lib/use-api.ts';
import { useCall } from '../../../lib/use-api-mutation.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { focusFirstInvalid, useFocusRefused } from '../../../ui/form/focus-invalid.ts';
import { FormDone } from '../../../ui/form/form-success.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useSingleFlight } from '../../../ui/form/use-submit.ts';
import { notices } from '../../../ui/toast/toast-store.ts';
import { type PasswordFaults, passwordFaults } from './password-rules.ts';

/** Sent only where both rules hold; emptied when it has arrived, else kept. */
export function PasswordForm({ email }: { email: string }) {
  const { mutations, getToken } = useApi();
  const [faults, setFaults] = useState<PasswordFaults>({});
  const [changed, setChanged] = useState(false);
  const change = useCall(mutations.updatePassword());
  const form = useFocusRefused(change.refusal);
  const { pending, run } = useSingleFlight(async (form: HTMLFormElement) => {
    const text = formTexts(form);
    const [password, newPassword] = [text('password'), text('newPassword')];
    const found = passwordFaults({ current: password, next: newPassword, confirm: text('confirmPassword') });
    const reason = found.next ?? found.confirm;
    setFaults(found);
    setChanged(false);
    if (reason) {
      change.clear();
      focusFirstInvalid(form);
      return notices.error(reason);
    }
    const isHere = trackViewer(getToken);
    const { message } = await change.send({ password, newPassword });
    if (!isHere()) return;
    notices.clear();
    notices.success(message || 'Your password is changed.');
    form.reset();
    setChanged(true);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(event.currentTarget);
  };
  const refused = refusedFields(change.refusal);

  return (
    <chakra.form ref={form} method="post" noValidate onSubmit={submit} display="grid" gap="5" maxWidth="form">
      {changed && <FormDone>From now on you sign in with your new password.</FormDone>}
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="Current Password" name="password" autoComplete="current-password" error={refused('password')} />
      <PasswordField label="New Password" name="newPassword" autoComplete="new-password" error={faults.next ?? refused('newPassword')} />
      <PasswordField label="Confirm Password" name="confirmPassword" autoComplete="new-password" error={faults.confirm} />
      <SubmitButton pending={pending} refusal={change.refusal?.message}>
        Change Password
      </SubmitButton>
    </chakra.form>
  );
}
