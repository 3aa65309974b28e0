import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formValues } from '../../lib/form-values.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SubmitButton } from '../../ui/form/form-parts.tsx';
import { focusFirstInvalid } from '../../ui/form/use-form.ts';
import { toasts } from '../../ui/toast/toast-store.ts';
import { useSignIn } from '../use-sign-in.ts';

interface LoginErrors {
  email?: string;
  password?: string;
}

/** Signs in. The page around it navigates as soon as there is a session. With an email, the password is what is left to type. */
export function LoginForm({ email: knownEmail }: { email?: string }) {
  const signIn = useSignIn();
  const passwordRef = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<LoginErrors>({});

  useEffect(() => {
    if (!knownEmail) return;
    // After the page has focused its heading, but not while the viewer is typing.
    const frame = requestAnimationFrame(() => {
      if (!document.activeElement?.matches('input')) passwordRef.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [knownEmail]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = formValues(event.currentTarget);
    const email = values('email').trim();
    const password = values('password');
    const nextErrors = { email: email ? undefined : 'Enter your email.', password: password ? undefined : 'Enter your password.' };
    setErrors(nextErrors);
    signIn.reset();
    if (nextErrors.email || nextErrors.password) {
      focusFirstInvalid(event.currentTarget);
      return toasts.warning('Please fill email & password!');
    }
    void signIn.submit({ email, password });
  };

  return (
    <chakra.form method="post" noValidate onSubmit={handleSubmit} display="grid" gap="5">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={knownEmail}
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email}
      />
      <PasswordField ref={passwordRef} label="Password" name="password" autoComplete="current-password" required error={errors.password} />
      <SubmitButton pending={signIn.isPending} error={signIn.error?.message}>
        Login
      </SubmitButton>
    </chakra.form>
  );
}
