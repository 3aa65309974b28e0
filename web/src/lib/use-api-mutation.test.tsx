import { ApiError } from '@institute/sdk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { show, useReactTests } from './testing.tsx';
import { useCall } from './use-api-mutation.ts';

useReactTests();

function setUp() {
  const queryClient = new QueryClient();
  const call = vi.fn<(input: { password: string }) => Promise<string>>();
  const shown: { current?: ReturnType<typeof useCall<string, { password: string }>> } = {};
  function Probe() {
    shown.current = useCall({ mutationFn: call });
    return null;
  }
  show(
    <QueryClientProvider client={queryClient}>
      <Probe />
    </QueryClientProvider>,
  );
  const send = () =>
    act(async () => {
      const outcome = await shown.current?.send({ password: 'a secret' }).catch((error: unknown) => error);
      // React Query tells what has changed a turn later.
      await new Promise((resolve) => setTimeout(resolve));
      return outcome;
    });
  const cached = () =>
    JSON.stringify(
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    );
  return { call, send, cached, refusal: () => shown.current?.refusal?.message, clear: () => act(() => shown.current?.clear()) };
}

it('keeps nothing of what was sent once it has worked, while the form stays [S-26]', async () => {
  const { call, send, cached } = setUp();
  call.mockResolvedValue('answer');
  expect(await send()).toBe('answer');
  await vi.waitFor(() => expect(cached()).not.toContain('secret'));
});

it('keeps of a refusal its reason alone, until the next try or until it is cleared [R-261, S-26]', async () => {
  const { call, send, cached, refusal, clear } = setUp();
  call.mockRejectedValue(new ApiError('updatePassword', 422, { success: false, message: 'The current password is wrong.' }));
  expect(await send()).toBeInstanceOf(ApiError);
  expect(refusal()).toBe('The current password is wrong.');
  await vi.waitFor(() => expect(cached()).not.toContain('secret'));
  clear();
  expect(refusal()).toBeUndefined();
  await send();
  call.mockResolvedValue('answer');
  await send();
  expect(refusal()).toBeUndefined();
});
