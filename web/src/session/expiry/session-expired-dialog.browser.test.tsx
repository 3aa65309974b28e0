import { expect, it } from 'vitest';
import { act, settle, waitFor } from '#lib/testing.tsx';
import { Guard } from '../guard.tsx';
import { sessionKey } from '../store.ts';
import { renderPage } from '../testing.tsx';

const user = { _id: 'u', role: 10, fullName: 'Asha', email: 'asha@example.com' };
const welcome = (id: string, fullName: string) =>
  Response.json({ success: true, message: 'Welcome', token: 'renewed', user: { _id: id, role: 10, fullName } });
const dialog = (selector = '') => document.querySelector<HTMLInputElement>(`[role=dialog] ${selector}`);

/** A guarded page whose session has expired. */
async function renderExpired(login: () => Response | Promise<Response>) {
  const logins: unknown[] = [];
  const respond = async (request: Request) => {
    if (!request.url.endsWith('/login')) return Response.json({ success: true, user });
    logins.push(await request.json());
    return login();
  };
  const guarded = (
    <main>
      <Guard area="student">
        <input aria-label="Address" />
      </Guard>
    </main>
  );
  const { page, press, session } = await renderPage(guarded, { role: 10, respond });
  await waitFor(() => expect(page.querySelector('input')).not.toBeNull());
  act(() => session.update(user));
  await act(async () => session.expire('t'));
  await waitFor(() => expect(dialog('form')).not.toBeNull());
  const signIn = async (password: string) => {
    Object.assign(dialog('[name=password]') ?? {}, { value: password });
    await act(async () => document.querySelector<HTMLFormElement>('[role=dialog] form')?.requestSubmit());
  };
  return { press, session, logins, signIn };
}

it('another user can go back before the page is discarded [F-08, S-25]', async () => {
  const { press, session, signIn } = await renderExpired(() => welcome('b', 'Ravi'));
  await signIn('secret');
  await waitFor(() => expect(dialog('[role=alert]')?.textContent).toContain('This is another account: Ravi.'));
  expect([session.isExpired(), localStorage.getItem(sessionKey)]).toEqual([true, null]);
  await press('Go back');
  await signIn('secret');
  await waitFor(() => expect(dialog('[role=alert]')).not.toBeNull());
  await press('Continue');
  expect([session.get()?.user._id, session.userChanges()]).toEqual(['b', 1]);
});

it('a login response that comes after Cancel signs nobody in [F-27]', async () => {
  let respond = (_response: Response) => {};
  const pending = new Promise<Response>((resolve) => (respond = resolve));
  const { press, session, logins, signIn } = await renderExpired(() => pending);
  await signIn('secret');
  await waitFor(() => expect(logins).toHaveLength(1));
  await press('Cancel');
  respond(welcome('u', 'Asha'));
  await settle();
  await settle();
  expect([session.get(), localStorage.getItem(sessionKey)]).toEqual([undefined, null]);
});
