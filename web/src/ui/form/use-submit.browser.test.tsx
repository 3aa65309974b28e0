import { ApiError, type SdkError } from '@institute/sdk';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { act, render, waitFor } from '#lib/testing.tsx';
import { useApiMutation } from './use-submit.ts';

function setUp() {
  const queryClient = new QueryClient();
  const mutationFn = vi.fn<(input: { password: string }) => Promise<string>>();
  const hook: { current?: ReturnType<typeof useApiMutation<string, { password: string }>> } = {};
  function Probe() {
    hook.current = useApiMutation(useMutation<string, SdkError, { password: string }>({ mutationFn, gcTime: 0 }));
    return null;
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Probe />
    </QueryClientProvider>,
  );
  const mutate = () =>
    act(async () => {
      const result = await hook.current?.mutateAsync({ password: 'a secret' }).catch((error: unknown) => error);
      // React Query notifies observers one turn later.
      await new Promise((resolve) => setTimeout(resolve));
      return result;
    });
  const mutations = queryClient.getMutationCache();
  const cached = () => JSON.stringify(mutations.getAll().map(({ state }) => state));
  return { mutationFn, mutate, cached, message: () => hook.current?.error?.message, reset: () => act(() => hook.current?.reset()) };
}

it('drops the input, and keeps only the error of a rejected mutation, until the next call or reset [R-261, S-26]', async () => {
  const { mutationFn, mutate, cached, message, reset } = setUp();
  mutationFn.mockRejectedValue(new ApiError('updatePassword', 422, { success: false, message: 'The current password is wrong.' }));
  expect(await mutate()).toBeInstanceOf(ApiError);
  expect(message()).toBe('The current password is wrong.');
  await waitFor(() => expect(cached()).not.toContain('secret'));
  reset();
  expect(message()).toBeUndefined();
  await mutate();
  mutationFn.mockResolvedValue('response');
  expect(await mutate()).toBe('response');
  expect(message()).toBeUndefined();
  await waitFor(() => expect(cached()).not.toContain('secret'));
});
