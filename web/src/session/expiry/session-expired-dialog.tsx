import { chakra } from '@chakra-ui/react/styled-system';
import type { LoginResponse } from '@institute/sdk';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formValues } from '#lib/form-values.ts';
import * as common from '#text/common.ts';
import * as sessionText from '#text/session.ts';
import * as text from '#text/session-expired.ts';
import { Flex } from '#ui/box.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/dialog/dialogs.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { SubmitButton } from '#ui/form/form-parts.tsx';
import { focusFirstInvalid } from '#ui/form/use-form.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import type { SessionUser } from '../parse-session.ts';
import { useSession, useSessionStore, useSignIn } from '../use-session.ts';

/**
 * A dialog over the page whose session has expired, which keeps the page and what is typed there. Only its buttons close it, so that no
 * stray key gives the page up. It stays open when the user navigates.
 */
export function SessionExpiredDialog() {
  const user = useSession()?.user;
  const [anotherUser, setAnotherUser] = useState<LoginResponse>();
  return (
    <Modal title={text.sessionEnded} dismissible={false}>
      {anotherUser ? (
        <AnotherUser response={anotherUser} onCancel={() => setAnotherUser(undefined)} />
      ) : (
        <SignInAgain user={user} onAnotherUser={setAnotherUser} />
      )}
    </Modal>
  );
}

interface AnotherUserProps {
  /** The login response of another user than the one whose session has expired. */
  response: LoginResponse;
  onCancel: () => void;
}

function AnotherUser({ response, onCancel }: AnotherUserProps) {
  const session = useSessionStore();
  const goBack = useRef<HTMLButtonElement>(null);
  // The field that had the focus is gone.
  useEffect(() => goBack.current?.focus(), []);
  return (
    <>
      <p role="alert">{text.anotherAccount(response.user.fullName)}</p>
      <Flex gap="3" justifyContent="flex-end" flexWrap="wrap">
        <Button variant="outline" ref={goBack} onClick={onCancel}>
          {text.goBack}
        </Button>
        <Button onClick={() => session.signIn(response)}>{text.goOn}</Button>
      </Flex>
    </>
  );
}

interface SignInAgainProps {
  user: SessionUser | undefined;
  onAnotherUser: (response: LoginResponse) => void;
}

/** The form to sign in again as the same user. It sends nothing of the page again; the user decides. */
function SignInAgain({ user, onAnotherUser }: SignInAgainProps) {
  const session = useSessionStore();
  const [error, setError] = useState<string>();
  const signIn = useSignIn({
    accept: (response) => {
      const isSameUser = response.user._id === user?._id;
      if (!isSameUser) onAnotherUser(response);
      return isSameUser;
    },
    onSuccess: () => toasts.success(text.signedInAgain),
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = formValues(event.currentTarget);
    const password = values('password');
    setError(password ? undefined : sessionText.passwordMissing);
    signIn.reset();
    if (!password) return focusFirstInvalid(event.currentTarget);
    void signIn.submit({ email: values('email').trim(), password });
  };
  return (
    <chakra.form method="post" noValidate onSubmit={handleSubmit} display="grid" gap="5">
      <p>{text.passwordToGoOn}</p>
      <TextField
        label={common.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={user?.email}
        readOnly={Boolean(user?.email)}
      />
      <PasswordField label={common.password} name="password" autoComplete="current-password" required error={error} />
      <Flex gap="3" justifyContent="flex-end" flexWrap="wrap">
        <Button variant="outline" size="lg" onClick={session.leave}>
          {common.cancel}
        </Button>
        <SubmitButton pending={signIn.isPending} error={signIn.error?.message}>
          {common.signIn}
        </SubmitButton>
      </Flex>
    </chakra.form>
  );
}
