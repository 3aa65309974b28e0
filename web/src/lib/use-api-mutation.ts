import { SdkError } from '@institute/sdk';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Takes the result of a mutation hook, such as `useDeleteBatch()`, and resets it after each call: with the `gcTime` of the app's query
 * client, neither input nor response stays in the cache, because both may contain passwords and personal data.
 * The query client has already reported the error when `mutateAsync` rejects. `error` stays until the next call or `reset`.
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
