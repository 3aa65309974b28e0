import { useState } from 'react';
import { expect, it } from 'vitest';
import { act, waitFor } from '#lib/testing.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { sessionKey } from '../store.ts';
import { renderPage } from '../testing.tsx';
import { LoginForm } from './login-page.tsx';

const welcome = { success: true, message: 'Welcome', token: 't', user: { _id: 'u', role: 10 } };

/** Renders the form, filled in, with a login whose response the test gives. */
async function setUp() {
  const inputs: unknown[] = [];
  let resolve = (_response: Response) => {};
  const login = async (request: Request) => {
    inputs.push(await request.json());
    return new Promise<Response>((resolveResponse) => (resolve = resolveResponse));
  };
  let unmount = () => {};
  function Page() {
    const [isShown, setIsShown] = useState(true);
    unmount = () => setIsShown(false);
    return isShown && <LoginForm />;
  }
  const { page, session, queryClient } = await renderPage(<Page />, { respond: login });
  for (const [name, value] of [
    ['email', ' asha@example.com '],
    ['password', ' a secret '],
  ])
    Object.assign(page.querySelector(`[name=${name}]`) ?? {}, { value });
  const submit = async () => {
    const count = inputs.length;
    await act(async () => page.querySelector('form')?.requestSubmit());
    await waitFor(() => expect(inputs.length).toBeGreaterThan(count));
  };
  const respond = async (body: object, status = 200) => {
    await act(async () => resolve(Response.json(body, { status })));
    await waitFor(() => expect(page.querySelector('button[aria-busy=true]')).toBeNull());
  };
  const cached = () =>
    JSON.stringify(
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    );
  return { session, page, inputs, submit, respond, cached, unmount: () => act(() => unmount()) };
}

it('sends the password untrimmed, keeps that of a failed login only in the field, and discards it after the login [S-26, R-157, R-161]', async () => {
  const { page, session, inputs, submit, respond, cached } = await setUp();
  await submit();
  await respond({ success: false, message: 'Email or password is wrong.' }, 422);
  expect(page.textContent).toContain('Email or password is wrong.');
  expect(page.querySelector<HTMLInputElement>('[name=password]')?.value).toBe(' a secret ');
  await waitFor(() => expect(cached()).not.toContain('secret'));
  await submit();
  await respond(welcome);
  expect(inputs).toEqual(Array(2).fill({ email: 'asha@example.com', password: ' a secret ' }));
  await waitFor(() => expect(session.get()?.token).toBe('t'));
  await waitFor(() => expect(cached()).not.toContain('secret'));
});

it('signs nobody in with a response that holds no session [S-13]', async () => {
  const { session, submit, respond } = await setUp();
  await submit();
  await respond({ ...welcome, token: 'no header can hold this: ा' });
  const message = { type: 'error', text: 'The server sent a response that could not be read.' };
  await waitFor(() => expect(toasts.visible()).toMatchObject([message]));
  expect(session.get()).toBeUndefined();
});

it('ignores a response that comes after another tab has signed in, or after the form is gone [F-27, F-17]', async () => {
  const { session, submit, respond } = await setUp();
  await submit();
  const record = JSON.stringify({ token: 'of another tab', user: { _id: 'b', role: 12 } });
  localStorage.setItem(sessionKey, record);
  await respond(welcome);
  expect([session.get()?.token, localStorage.getItem(sessionKey)]).toEqual(['of another tab', record]);
  localStorage.clear();
  const gone = await setUp();
  await gone.submit();
  gone.unmount();
  await gone.respond(welcome);
  expect([gone.session.get(), localStorage.length]).toEqual([undefined, 0]);
});
