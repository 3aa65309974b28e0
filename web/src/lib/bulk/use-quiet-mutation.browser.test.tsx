import { ApiError } from '@institute/sdk';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { render, waitFor } from '../testing.tsx';
import { useQuietMutation } from './use-bulk-run.ts';

function setUp(mutationFn: (input: { password: string }) => Promise<string>) {
  const onError = vi.fn();
  const queryClient = new QueryClient({ mutationCache: new MutationCache({ onError }), defaultOptions: { mutations: { gcTime: 0 } } });
  const hook: { send?: (input: { password: string }) => Promise<string> } = {};
  function Probe() {
    hook.send = useQuietMutation({ mutationFn });
    return null;
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Probe />
    </QueryClientProvider>,
  );
  const send = (password: string) => hook.send?.({ password }) ?? expect.fail('not rendered');
  return { send, onError, getCached: () => queryClient.getMutationCache().getAll() };
}

it('runs several calls at the same time, and keeps no input of them', async () => {
  const { send, getCached } = setUp(({ password }) => Promise.resolve(password.toUpperCase()));
  expect(await Promise.all([send('a'), send('b')])).toEqual(['A', 'B']);
  await waitFor(() => expect(getCached()).toEqual([]));
});

it('rejects with the error of the call, which the error handler gets as a quiet one', async () => {
  const error = new ApiError('createResult', 401, { success: false, message: 'Please sign in.' });
  const { send, onError } = setUp(() => Promise.reject(error));
  await expect(send('a')).rejects.toBe(error);
  expect(onError.mock.calls[0]?.[3]).toMatchObject({ meta: { quiet: true } });
});
