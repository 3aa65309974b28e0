import { Flex } from '@chakra-ui/react/flex';
import type { LoginInput, LoginResponse } from '@institute/sdk';
import { useState } from 'react';
import * as common from '#text/common.ts';
import * as sessionText from '#text/session.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/dialog/dialogs.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/form-parts.tsx';
import type { FormValues, ParsedForm } from '#ui/form/parse-form.ts';
import { focusOnMount } from '#ui/hooks.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import type { SessionUser } from '../parse-session.ts';
import { useSession, useSessionStore, useSignIn } from '../use-session.ts';

/**
 * A dialog over the page whose session has expired, which keeps the page and its typed values. Only its buttons close it, so that no stray
 * key gives the page up. It stays open when the user navigates.
 */
export function SessionExpiredDialog() {
  const user = useSession()?.user;
  const [anotherUser, setAnotherUser] = useState<LoginResponse>();
  return (
    <Modal title={sessionText.sessionEnded} dismissible={false}>
      {anotherUser ? (
        <AnotherUser response={anotherUser} onCancel={() => setAnotherUser(undefined)} />
      ) : (
        <SignInAgain user={user} onAnotherUser={setAnotherUser} />
      )}
    </Modal>
  );
}

interface AnotherUserProps {
  /** The login response of a user other than the user of the expired session. */
  response: LoginResponse;
  onCancel: () => void;
}

function AnotherUser({ response, onCancel }: AnotherUserProps) {
  const session = useSessionStore();
  return (
    <>
      <p role="alert">{sessionText.anotherAccount(response.user.fullName)}</p>
      <Flex gap="3" justify="flex-end" wrap="wrap">
        {/* The field that had the focus has unmounted. */}
        <Button variant="outline" ref={focusOnMount} onClick={onCancel}>
          {sessionText.goBack}
        </Button>
        <Button onClick={() => session.signIn(response)}>{sessionText.goOn}</Button>
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
  const signIn = useSignIn();
  const handleSuccess = (response: LoginResponse | undefined) => {
    if (!response) return;
    if (response.user._id !== user?._id) onAnotherUser(response);
    else if (signIn.start(response)) toasts.success(sessionText.signedInAgain);
  };
  return (
    <Form display="grid" gap="5" parse={parseSignIn} onSubmit={signIn.login} onSuccess={handleSuccess}>
      <p>{sessionText.passwordToGoOn}</p>
      <TextField<keyof LoginInput>
        label={common.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={user?.email}
        readOnly={Boolean(user?.email)}
      />
      <PasswordField<keyof LoginInput> label={common.password} name="password" autoComplete="current-password" required />
      <Flex gap="3" justify="flex-end" wrap="wrap">
        <Button variant="outline" size="lg" onClick={session.leave}>
          {common.cancel}
        </Button>
        <SubmitButton>{common.signIn}</SubmitButton>
      </Flex>
    </Form>
  );
}

/** The errors have no message for a toast, because the dialog covers the page. */
function parseSignIn(values: FormValues<keyof LoginInput>): ParsedForm<LoginInput, keyof LoginInput> {
  const input = { email: values('email').trim(), password: values('password') };
  return input.password ? { input } : { errors: { message: '', fields: { password: sessionText.passwordMissing } } };
}
