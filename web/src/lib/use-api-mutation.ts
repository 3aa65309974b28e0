import { SdkError } from '@institute/sdk';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * `useMutation` that caches neither input nor response, because both may contain passwords and personal data.
 * The query client has already reported the error when `mutateAsync` rejects. `error` stays until the next call or `reset`.
 */
export function useApiMutation<Response, Input>(options: UseMutationOptions<Response, SdkError, Input>) {
  const mutation = useMutation({ ...options, gcTime: 0 });
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
