import { chakra } from '@chakra-ui/react/styled-system';
import type { LoginResponse } from '@institute/sdk';
import { type FormEvent, useState } from 'react';
import { formValues } from '../../lib/form-values.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Flex } from '../../ui/flex.ts';
import { SubmitButton } from '../../ui/form/form-parts.tsx';
import { focusFirstInvalid } from '../../ui/form/use-form.ts';
import { toasts } from '../../ui/toast/toast-store.ts';
import type { SessionUser } from '../parse-session.ts';
import { useSessionStore } from '../session-context.ts';
import { useSignIn } from '../use-sign-in.ts';

interface SignInAgainProps {
  /** The user whose session has expired. */
  user: SessionUser | undefined;
  onAnotherUser: (response: LoginResponse) => void;
}

/** The form to sign in again as the same user. It sends nothing of the page again; the viewer decides. */
export function SignInAgain({ user, onAnotherUser }: SignInAgainProps) {
  const session = useSessionStore();
  const [error, setError] = useState<string>();
  const signIn = useSignIn({
    accept: (response) => {
      const isSameUser = response.user._id === user?._id;
      if (!isSameUser) onAnotherUser(response);
      return isSameUser;
    },
    onSuccess: () => toasts.success('You are signed in again. Please try once more.'),
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = formValues(event.currentTarget);
    const password = values('password');
    setError(password ? undefined : 'Enter your password.');
    signIn.reset();
    if (!password) return focusFirstInvalid(event.currentTarget);
    void signIn.submit({ email: values('email').trim(), password });
  };
  return (
    <chakra.form method="post" noValidate onSubmit={handleSubmit} display="grid" gap="5">
      <p>Please enter your password to go on. The page and what you typed there stay as they are.</p>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={user?.email}
        readOnly={Boolean(user?.email)}
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" required error={error} />
      <Flex gap="3" justifyContent="flex-end" flexWrap="wrap">
        <Button variant="outline" size="lg" onClick={session.leave}>
          Cancel
        </Button>
        <SubmitButton pending={signIn.isPending} error={signIn.error?.message}>
          Sign In
        </SubmitButton>
      </Flex>
    </chakra.form>
  );
}
