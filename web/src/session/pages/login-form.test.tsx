import { ApiError, createMutations } from '@institute/sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAppQueryClient } from '../../app/query-client.ts';
import { show, useReactTests } from '../../lib/testing.tsx';
import { ApiContext, type ApiContextValue } from '../../lib/use-api.ts';
import { SessionContext } from '../session-context.ts';
import { createSession } from '../store.ts';
import { LoginForm } from './login-form.tsx';

useReactTests();
beforeEach(() => localStorage.clear());

const answer = { success: true, message: 'Welcome', token: 't', user: { _id: 'u', role: 10 } };

/** The form above a login that the test answers. */
function setUp() {
  const session = createSession();
  const queryClient = createAppQueryClient(session, vi.fn());
  const login = vi.fn<(input: object) => Promise<unknown>>();
  const mutations = createMutations({ login } as unknown as ApiContextValue['api']);
  const api = { mutations, getToken: () => session.get()?.token } as unknown as ApiContextValue;
  const page = show(
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <SessionContext value={session}>
          <LoginForm />
        </SessionContext>
      </ApiContext>
    </QueryClientProvider>,
  );
  const type = (name: string, text: string) => {
    const input = page.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (input) input.value = text;
  };
  type('email', ' asha@example.com ');
  type('password', ' a secret ');
  const submit = () => act(async () => page.querySelector('form')?.requestSubmit());
  return {
    session,
    page,
    login,
    submit,
    cached: () =>
      JSON.stringify(
        queryClient
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      ),
  };
}

it('sends the password as it was typed, and keeps it nowhere once the login has worked [S-26, R-157]', async () => {
  const { session, login, submit, cached } = setUp();
  login.mockResolvedValue(answer);
  await submit();
  expect(login.mock.calls[0]?.[0]).toEqual({ email: 'asha@example.com', password: ' a secret ' });
  expect(session.get()?.token).toBe('t');
  await vi.waitFor(() => expect(cached()).not.toContain('secret'));
});

it('says why a login was refused, and keeps the password in the field alone [S-26, R-161]', async () => {
  const { page, login, submit, cached } = setUp();
  login.mockRejectedValue(new ApiError('login', 401, { success: false, message: 'Email or password is wrong.' }));
  await submit();
  expect(page.textContent).toContain('Email or password is wrong.');
  expect(page.querySelector<HTMLInputElement>('[name=password]')?.value).toBe(' a secret ');
  await vi.waitFor(() => expect(cached()).not.toContain('secret'));
});
