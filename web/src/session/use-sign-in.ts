import type { LoginInput, LoginResponse } from '@institute/sdk';
import { useLogin } from '@institute/sdk/react';
import { useApiMutation } from '../lib/use-api-mutation.ts';
import { useSubmit } from '../ui/form/use-form.ts';
import { useMounted } from '../ui/hooks/use-mounted.ts';
import { toasts } from '../ui/toast/toast-store.ts';
import { useSessionStore } from './session-context.ts';

interface SignInOptions {
  /** Returns false to prevent the sign-in. */
  accept?: (response: LoginResponse) => boolean;
  onSuccess?: () => void;
}

/** Signs in with email and password. A response has no effect after the form has unmounted or the session has changed. */
export function useSignIn({ accept = () => true, onSuccess }: SignInOptions = {}) {
  const session = useSessionStore();
  const isMounted = useMounted();
  const login = useApiMutation(useLogin());
  const { isPending, submit } = useSubmit(async (input: LoginInput) => {
    const token = session.sync()?.token;
    const response = await login.mutateAsync(input);
    if (!isMounted.current || session.sync()?.token !== token) return;
    if (!accept(response)) return;
    if (session.signIn(response)) onSuccess?.();
    else toasts.error('The server sent a response that could not be read.');
  });
  return { isPending, submit, error: login.error, reset: login.reset };
}
