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
function setUp(email?: string) {
  const session = createSessionStore();
  const queryClient = createQueryClient();
  // Shorter than in the app, whose mutations leave the cache a second later.
  queryClient.setDefaultOptions({ mutations: { gcTime: 0 } });
  const login = vi.fn<(input: object) => Promise<unknown>>();
  let unmount = () => {};
  function Page() {
    const [isShown, setIsShown] = useState(true);
    unmount = () => setIsShown(false);
    return isShown && <LoginForm email={email} />;
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
    type,
    submit,
    unmount: () => unmount(),
    cached: () =>
      JSON.stringify(
        queryClient
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      ),
  };
}

it('sends the password untrimmed and discards it after the login [S-26, R-157]', async () => {
  const { session, login, submit, cached } = setUp();
  login.mockResolvedValue(response);
  await submit();
  expect(login.mock.calls[0]?.[0]).toEqual({ email: 'asha@example.com', password: ' a secret ' });
  expect(session.get()?.token).toBe('t');
  await waitFor(() => expect(cached()).not.toContain('secret'));
});

it('shows why a login failed, and keeps the password only in the field [S-26, R-161]', async () => {
  const { page, login, submit, cached } = setUp();
  login.mockRejectedValue(new ApiError('login', 401, { success: false, message: 'Email or password is wrong.' }));
  await submit();
  expect(page.textContent).toContain('Email or password is wrong.');
  expect(page.querySelector<HTMLInputElement>('[name=password]')?.value).toBe(' a secret ');
  await waitFor(() => expect(cached()).not.toContain('secret'));
});

it.each([
  [{ email: '  ' }, 'Enter your email.', 'email'],
  [{ password: '' }, 'Enter your password.', 'password'],
  [{ email: '', password: '' }, 'Enter your email.', 'email'],
])('asks for what is missing, and sends nothing: %j [R-156]', async (values, message, focused) => {
  const { page, login, type, submit } = setUp();
  for (const [name, text] of Object.entries(values)) type(name, text);
  await submit();
  expect(login).not.toHaveBeenCalled();
  expect(page.textContent).toContain(message);
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe(focused));
  expect(toasts.visible()).toMatchObject([{ type: 'warning', text: 'Please fill email & password!' }]);
});

it('shows no message at the field that is filled in, and none at the next attempt [R-156]', async () => {
  const { page, login, type, submit } = setUp();
  login.mockResolvedValue(response);
  type('password', '');
  await submit();
  expect(page.textContent).not.toContain('Enter your email.');
  type('password', 'a secret');
  await submit();
  expect(page.textContent).not.toContain('Enter your password.');
});

it('drops the error of failed attempts, but no toast before its time [R-161, R-247]', async () => {
  const { page, login, type, submit } = setUp();
  login.mockRejectedValueOnce(new ApiError('login', 401, { success: false, message: 'Email or password is wrong.' }));
  await submit();
  type('email', '');
  await submit();
  expect(page.textContent).not.toContain('Email or password is wrong.');
  type('email', 'asha@example.com');
  login.mockResolvedValue(response);
  toasts.error('Email or password is wrong.');
  await submit();
  expect(toasts.visible().map(({ text }) => text)).toEqual(['Please fill email & password!', 'Email or password is wrong.']);
});

it('signs nobody in with a response that holds no session [S-13]', async () => {
  const { session, login, submit } = setUp();
  login.mockResolvedValue({ success: true, token: '' });
  await submit();
  expect(session.get()).toBeUndefined();
  expect(toasts.visible()).toMatchObject([{ type: 'error', text: 'The server sent a response that could not be read.' }]);
});

it('ignores a response that comes after another tab has signed in [F-27, F-17]', async () => {
  const { session, login, submit } = setUp();
  let respond = (_response: unknown) => {};
  login.mockReturnValue(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  await submit();
  const record = JSON.stringify({ token: 'of another tab', user: { _id: 'b', role: 12 } });
  localStorage.setItem(sessionKey, record);
  await act(async () => respond(response));
  expect([session.get()?.token, localStorage.getItem(sessionKey)]).toEqual(['of another tab', record]);
});

it('ignores a response that comes after the form is gone [F-27]', async () => {
  const { session, login, submit, unmount } = setUp();
  let respond = (_response: unknown) => {};
  login.mockReturnValue(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  await submit();
  act(unmount);
  await act(async () => respond(response));
  expect([session.get(), localStorage.length]).toEqual([undefined, 0]);
});

it('focuses the password of a new account whose email is known, but not while the viewer is typing', async () => {
  const afterPaint = () => act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const focusedName = () => document.activeElement?.getAttribute('name');
  setUp('asha@example.com');
  await afterPaint();
  expect(focusedName()).toBe('password');
  const { page } = setUp('asha@example.com');
  page.querySelector<HTMLInputElement>('[name=email]')?.focus();
  await afterPaint();
  expect(focusedName()).toBe('email');
});
