import { type Api, ApiError } from '@institute/sdk';
import { ApiProvider, createQueryClient } from '@institute/sdk/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { act, render, waitFor } from '#lib/testing.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { createSessionStore, sessionKey } from '../store.ts';
import { SessionContext } from '../use-session.ts';
import { LoginForm } from './login-page.tsx';

const response = { success: true, message: 'Welcome', token: 't', user: { _id: 'u', role: 10 } };

/** Renders the form, filled in, with a mocked login. */
function setUp() {
  const session = createSessionStore();
  const queryClient = createQueryClient();
  // As in the app. With 0, React Query polls a pending mutation until it ends, which here is never, so also during later tests.
  queryClient.setDefaultOptions({ mutations: { gcTime: 1000 } });
  let respond: (response: unknown) => void = () => {};
  const login = vi.fn((_input: object) => new Promise((resolve) => (respond = resolve)));
  let unmount = () => {};
  function Page() {
    const [isShown, setIsShown] = useState(true);
    unmount = () => setIsShown(false);
    return isShown && <LoginForm />;
  }
  const page = render(
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={{ login } as unknown as Api}>
        <SessionContext value={session}>
          <Page />
        </SessionContext>
      </ApiProvider>
    </QueryClientProvider>,
  );
  const type = (name: string, text: string) => Object.assign(page.querySelector(`[name=${name}]`) ?? {}, { value: text });
  type('email', ' asha@example.com ');
  type('password', ' a secret ');
  const submit = () => act(async () => page.querySelector('form')?.requestSubmit());
  const mutations = queryClient.getMutationCache();
  const cached = () => JSON.stringify(mutations.getAll().map(({ state }) => state));
  return {
    ...{ session, page, login, type, submit, cached },
    respond: (body: unknown) => act(async () => respond(body)),
    unmount: () => act(() => unmount()),
  };
}

it('sends the password untrimmed and discards it after the login [S-26, R-157]', async () => {
  const { session, login, submit, respond, cached } = setUp();
  await submit();
  await respond(response);
  expect(login.mock.calls[0]?.[0]).toEqual({ email: 'asha@example.com', password: ' a secret ' });
  expect(session.get()?.token).toBe('t');
  await waitFor(() => expect(cached()).not.toContain('secret'));
});

it('keeps the password of a failed login only in the field [S-26, R-161]', async () => {
  const { page, submit, respond, cached } = setUp();
  await submit();
  await respond(Promise.reject(new ApiError('login', 401, { success: false, message: 'Email or password is wrong.' })));
  expect(page.textContent).toContain('Email or password is wrong.');
  expect(page.querySelector<HTMLInputElement>('[name=password]')?.value).toBe(' a secret ');
  await waitFor(() => expect(cached()).not.toContain('secret'));
});

it.each([
  [{ email: '  ' }, ['Please enter your email.'], 'email'],
  [{ password: '' }, ['Please enter your password.'], 'password'],
  [{ email: '', password: '' }, ['Please enter your email.', 'Please enter your password.'], 'email'],
])('asks for what is missing until the next attempt, and sends nothing: %j [R-156]', async (values, messages, focused) => {
  const { page, login, type, submit } = setUp();
  for (const [name, text] of Object.entries(values)) type(name, text);
  await submit();
  expect(login).not.toHaveBeenCalled();
  expect(page.textContent?.match(/Please enter your \w+\./g)).toEqual(messages);
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe(focused));
  expect(toasts.visible()).toMatchObject([{ type: 'warning', text: 'Please fill email & password!' }]);
  for (const name of ['email', 'password']) type(name, 'filled in');
  await submit();
  expect(page.textContent).not.toContain('Please enter');
});

it('signs nobody in with a response that holds no session [S-13]', async () => {
  const { session, submit, respond } = setUp();
  await submit();
  await respond({ success: true, token: '' });
  expect(session.get()).toBeUndefined();
  expect(toasts.visible()).toMatchObject([{ type: 'error', text: 'The server sent a response that could not be read.' }]);
});

it('ignores a response that comes after another tab has signed in, or after the form is gone [F-27, F-17]', async () => {
  const { session, submit, respond } = setUp();
  await submit();
  const record = JSON.stringify({ token: 'of another tab', user: { _id: 'b', role: 12 } });
  localStorage.setItem(sessionKey, record);
  await respond(response);
  expect([session.get()?.token, localStorage.getItem(sessionKey)]).toEqual(['of another tab', record]);
  localStorage.clear();
  const gone = setUp();
  await gone.submit();
  gone.unmount();
  await gone.respond(response);
  expect([gone.session.get(), localStorage.length]).toEqual([undefined, 0]);
});
