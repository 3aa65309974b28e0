import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import type { LoginInput } from '@institute/sdk';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useOnceHydrated } from '#lib/hydration.tsx';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/sign-in.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/form-parts.tsx';
import type { FormValues, ParsedForm } from '#ui/form/parse-form.ts';
import { TextLink } from '#ui/links.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { pathAfterLogin } from '../roles.ts';
import { useCourseToBuy, useSession, useSignIn } from '../use-session.ts';

export function LoginPage({ returnPath }: { returnPath?: string }) {
  const navigate = useNavigate();
  const session = useSession();
  const role = session?.user.role;
  const courseToBuy = useCourseToBuy();
  const registeredEmail = useOnceHydrated(useLocation({ select: ({ state }) => state.registeredEmail }));
  // Runs after a login in another tab, too.
  useEffect(() => {
    if (role !== undefined) void navigate({ href: pathAfterLogin(role, returnPath), replace: true, state: { courseToBuy } });
  }, [role, returnPath, courseToBuy, navigate]);
  return (
    <PageBody maxWidth="480px" data-for-guests visibility={role === undefined ? undefined : 'hidden'}>
      <PageHeader title={heads.login} text={getReason(returnPath, courseToBuy?.title)} />
      <Card.Root>
        <Card.Body>
          <LoginForm email={registeredEmail} />
          <Flex wrap="wrap" justify="space-between" gap="3" mt="6" pt="5" borderTopWidth="1px">
            <p>
              {text.newHere}{' '}
              <TextLink to="/register" search={{ redirect: returnPath }} state={{ courseToBuy }}>
                {common.register}
              </TextLink>
            </p>
            <TextLink to="/forget-password">{text.forgotPassword}</TextLink>
          </Flex>
        </Card.Body>
      </Card.Root>
    </PageBody>
  );
}

/** The reason why the user is asked to sign in. */
function getReason(returnPath = '', courseToBuy: string | undefined): string {
  if (courseToBuy) return text.toBuy(courseToBuy);
  if (returnPath.startsWith('/user/')) return text.toSeeProfile;
  if (returnPath.startsWith('/franchise/')) return text.toSeeCentre;
  if (returnPath.startsWith('/verification')) return text.toConfirmPayment;
  return text.toSeeCourses;
}

/** Signs in. The page around it navigates as soon as there is a session. If the email is known, only the password is left to type. */
export function LoginForm({ email: knownEmail }: { email?: string }) {
  const signIn = useSignIn();
  const passwordRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!knownEmail) return;
    // Runs after the page has focused its heading, but not while the user is typing.
    const frame = requestAnimationFrame(() => {
      if (!document.activeElement?.matches('input')) passwordRef.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [knownEmail]);

  return (
    <Form
      display="grid"
      gap="5"
      parse={parseLoginForm}
      onSubmit={signIn.login}
      onSuccess={(response, { hasLeft }) => response && !hasLeft && signIn.start(response)}
    >
      <TextField<Field>
        label={common.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={knownEmail}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField<Field> ref={passwordRef} label={common.password} name="password" autoComplete="current-password" required />
      <SubmitButton>{text.submit}</SubmitButton>
    </Form>
  );
}

type Field = keyof LoginInput;

function parseLoginForm(values: FormValues<Field>): ParsedForm<LoginInput, Field> {
  const input = { email: values('email').trim(), password: values('password') };
  if (input.email && input.password) return { input };
  const fields = { ...(!input.email && { email: text.emailMissing }), ...(!input.password && { password: text.passwordMissing }) };
  return { errors: { message: text.fillBoth, tone: 'warning', fields } };
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The email with which the user has just registered. */
    registeredEmail?: string;
  }
}
