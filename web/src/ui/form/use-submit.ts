import { SdkError } from '@institute/sdk';
import type { UseMutationResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useGetUserId } from '#lib/user-id.ts';

/** The questions of an action after an await, because a response must not reach another user who has signed in meanwhile. */
interface SinceSubmit {
  isSameUser: () => boolean;
  /** True if the same user is still on the page. A page stays mounted while the next one loads, so the latest location is read, too. */
  isCurrent: () => boolean;
}

/** Runs an async action, one at a time: calls while it is pending do nothing. */
export function useSubmit<Input = void>(action: (input: Input, since: SinceSubmit) => Promise<unknown>) {
  const getUserId = useGetUserId();
  const router = useRouter();
  // State would be too late for a second click before the next render.
  const isSubmitting = useRef(false);
  const isMounted = useRef(false);
  const [isPending, setIsPending] = useState(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const submit = async (input: Input): Promise<void> => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setIsPending(true);
    const userId = getUserId();
    const { pathname } = router.latestLocation;
    const isSameUser = () => getUserId() === userId;
    const isCurrent = () => isMounted.current && isSameUser() && router.latestLocation.pathname === pathname;
    try {
      await action(input, { isSameUser, isCurrent });
    } catch (error) {
      // The query client has shown a toast for errors of the API.
      if (!(error instanceof SdkError)) throw error;
    } finally {
      isSubmitting.current = false;
      setIsPending(false);
    }
  };
  return { isPending, submit };
}

/**
 * Takes the result of a mutation hook and resets it after each call: inputs and responses may contain passwords, and must not stay
 * in the cache. The query client has reported the error already; `error` stays until the next call or `reset`.
 */
export function useApiMutation<Response, Input>(mutation: UseMutationResult<Response, SdkError, Input>) {
  const [error, setError] = useState<SdkError>();
  const mutateAsync = async (input: Input): Promise<Response> => {
    setError(undefined);
    try {
      return await mutation.mutateAsync(input);
    } catch (error) {
      if (error instanceof SdkError) setError(error);
      throw error;
    } finally {
      // Otherwise React Query keeps the input as long as the form is mounted.
      mutation.reset();
    }
  };
  return { mutateAsync, error, reset: () => setError(undefined) };
}
