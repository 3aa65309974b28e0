import type { SdkError } from '@institute/sdk';
import { type MutationOptions, useQueryClient } from '@tanstack/react-query';

/**
 * Takes the options of a mutation, such as `useApi().mutations.createResult()`, and returns a function that runs it without a toast, as
 * often as needed at the same time. Errors are shown at their rows. What the contract invalidates is invalidated.
 */
export function useQuietMutation<Response, Input>(options: MutationOptions<Response, SdkError, Input>) {
  const queryClient = useQueryClient();
  // Without an observer, which would keep the input in the cache.
  return (input: Input): Promise<Response> =>
    queryClient
      .getMutationCache()
      .build(queryClient, { ...options, meta: { quiet: true } })
      .execute(input);
}
