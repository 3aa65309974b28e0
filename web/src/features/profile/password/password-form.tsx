import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../../app-context.ts';
import { formTexts } from '../../../form-texts.ts';
import { refusedFields } from '../../../refused-fields.ts';
import { samePerson } from '../../../session/same-person.ts';
import { focusFirstInvalid, useFocusRefused } from '../../../ui/focus-invalid.ts';
import { FormDone } from '../../../ui/form-done.tsx';
import { notices } from '../../../ui/notices/store.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useSingleFlight } from '../../../ui/use-single-flight.ts';
import { useCall } from '../../../use-call.ts';
import { type PasswordFaults, passwordFaults } from './password-rules.ts';

/** Sent only where both rules hold; emptied when it has arrived, else kept. */
export function PasswordForm({ email }: { email: string }) {
  const { mutations, session } = useApp();
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
    const isHere = samePerson(session);
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
