import { chakra, Flex } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { useApp } from '../../app-context.ts';
import { formTexts } from '../../form-texts.ts';
import { pathAfterLogin } from '../../session/return-path.ts';
import { useSession } from '../../session/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { PageBody } from '../../ui/container.tsx';
import { TextField } from '../../ui/field.tsx';
import { focusFirstInvalid } from '../../ui/focus-invalid.ts';
import { notices } from '../../ui/notices/store.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useSingleFlight } from '../../ui/use-single-flight.ts';

export function LoginPage({ returnPath }: { returnPath?: string }) {
  const navigate = useNavigate();
  const session = useSession();
  const role = session?.user.role;
  // Also for a login in another tab (F-17).
  useEffect(() => {
    if (role !== undefined) void navigate({ href: pathAfterLogin(role, returnPath), replace: true });
  }, [role, returnPath, navigate]);
  return (
    <PageBody narrow maxWidth="480px">
      <PageHeader title="Login" text="Sign in to see your courses and your profile." />
      <Card>
        <LoginForm />
        <Flex wrap="wrap" justify="space-between" gap="3" mt="6" pt="5" borderTopWidth="1px">
          <p>
            New here?{' '}
            <TextLink to="/register" search={{ redirect: returnPath }}>
              Register
            </TextLink>
          </p>
          <TextLink to="/forget-password">Forget Password?</TextLink>
        </Flex>
      </Card>
    </PageBody>
  );
}

interface Missing {
  email?: string;
  password?: string;
}

function LoginForm() {
  const { mutations, session } = useApp();
  const [missing, setMissing] = useState<Missing>({});
  const login = useMutation({ ...mutations.login(), gcTime: 0 });
  const { pending, run } = useSingleFlight(async (email: string, password: string) => {
    const answer = await login.mutateAsync({ email, password });
    if (!session.signIn(answer)) return notices.error('The server sent an answer that could not be read.');
    // What was told on the way here is done with.
    notices.clear();
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = formTexts(event.currentTarget);
    const email = text('email').trim();
    const password = text('password');
    const found = { email: email ? undefined : 'Fill in your email.', password: password ? undefined : 'Fill in your password.' };
    setMissing(found);
    if (found.email || found.password) {
      login.reset();
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
      <SubmitButton pending={pending} refusal={login.error?.message}>
        Login
      </SubmitButton>
    </chakra.form>
  );
}
