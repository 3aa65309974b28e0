import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { formTexts } from '../../lib/form-values.ts';
import { useApi } from '../../lib/use-api.ts';
import { useCall } from '../../lib/use-api-mutation.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { focusFirstInvalid } from '../../ui/form/focus-invalid.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useSingleFlight } from '../../ui/form/use-submit.ts';
import { notices } from '../../ui/toast/toast-store.ts';
import { useSessionStore } from '../session-context.ts';

interface Missing {
  email?: string;
  password?: string;
}

/** Signs in; the page that holds it leads on. */
export function LoginForm() {
  const { mutations } = useApi();
  const session = useSessionStore();
  const [missing, setMissing] = useState<Missing>({});
  const login = useCall(mutations.login());
  const { pending, run } = useSingleFlight(async (email: string, password: string) => {
    const answer = await login.send({ email, password });
    // What was told on the way here is done with.
    notices.clear();
    if (!session.signIn(answer)) notices.error('The server sent an answer that could not be read.');
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = formTexts(event.currentTarget);
    const email = text('email').trim();
    const password = text('password');
    const found = { email: email ? undefined : 'Fill in your email.', password: password ? undefined : 'Fill in your password.' };
    setMissing(found);
    login.clear();
    if (found.email || found.password) {
      focusFirstInvalid(event.currentTarget);
      return notices.warning('Please fill email & password!');
    }
    void run(email, password);
  };

  return (
    <chakra.form method="post" noValidate onSubmit={submit} display="grid" gap="5">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={missing.email}
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" required error={missing.password} />
      <SubmitButton pending={pending} refusal={login.refusal?.message}>
        Login
      </SubmitButton>
    </chakra.form>
  );
}
