import { MutationObserver, type MutationObserverOptions, useQueryClient } from '@tanstack/react-query';

/**
 * Takes the options of a mutation, such as `useApi().mutations.createResult()`, and returns a function that runs it without a toast, as
 * often as needed at the same time. Errors are shown at their rows. What the contract invalidates is invalidated.
 */
export function useQuietMutation<Response, Input>(options: MutationObserverOptions<Response, Error, Input>) {
  const queryClient = useQueryClient();
  return (input: Input): Promise<Response> => new MutationObserver(queryClient, { ...options, meta: { quiet: true } }).mutate(input);
}
