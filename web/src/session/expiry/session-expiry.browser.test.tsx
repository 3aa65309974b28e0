import { expect, it } from 'vitest';
import { act, settle, waitFor } from '#lib/testing.tsx';
import { Guard } from '../guard.tsx';
import { sessionKey } from '../store.ts';
import { renderPage } from '../testing.tsx';

const user = { _id: 'u', role: 10, fullName: 'Asha', email: 'asha@example.com' };

/** A guarded page with a typed text, whose session has expired. */
async function renderExpired(login: () => Promise<Response>) {
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
  const { page, press, session, ...rest } = await renderPage(guarded, { role: 10, respond });
  await waitFor(() => expect(page.querySelector('input')).not.toBeNull());
  act(() => session.update(user));
  const field = page.querySelector<HTMLInputElement>('[aria-label=Address]');
  if (field) field.value = '12 Station Road';
  await act(async () => session.expire('t'));
  await waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull());
  const fill = (name: string, value: string) => {
    const input = document.querySelector<HTMLInputElement>(`[role=dialog] [name=${name}]`);
    if (input) input.value = value;
  };
  const submit = () =>
    act(async () =>
      document.querySelector('[role=dialog] form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    );
  const typed = () => page.querySelector<HTMLInputElement>('[aria-label=Address]')?.value;
  return { page, press, session, logins, fill, submit, typed, ...rest };
}

const loginAs = (id: string, fullName: string) => async () =>
  Response.json({ success: true, message: 'Welcome', token: 'renewed', user: { _id: id, role: 10, fullName } });

it('keeps the page under a dialog with the email fixed, and continues after the password [F-08]', async () => {
  const { session, logins, fill, submit, typed } = await renderExpired(loginAs('u', 'Asha'));
  expect(document.querySelector('[role=dialog] h2')?.textContent).toBe('Your session has ended');
  const email = document.querySelector<HTMLInputElement>('[role=dialog] [name=email]');
  expect([email?.value, email?.readOnly]).toEqual([user.email, true]);
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('password'));
  await submit();
  expect([logins, document.querySelector('[role=dialog]')?.textContent]).toEqual([[], expect.stringContaining('Enter your password.')]);
  fill('password', 'secret');
  await submit();
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(logins).toEqual([{ email: user.email, password: 'secret' }]);
  expect([session.get()?.token, typed()]).toEqual(['renewed', '12 Station Road']);
});

it('has a word before it discards the page for another user [F-08, S-25]', async () => {
  const { press, session, fill, submit, typed } = await renderExpired(loginAs('b', 'Ravi'));
  fill('password', 'secret');
  await submit();
  await waitFor(() =>
    expect(document.querySelector('[role=dialog] [role=alert]')?.textContent).toContain('This is another account: Ravi.'),
  );
  expect([session.isExpired(), localStorage.getItem(sessionKey)]).toEqual([true, null]);
  await press('Go back');
  expect(document.querySelector('[role=dialog] [name=password]')).not.toBeNull();
  fill('password', 'secret');
  await submit();
  await waitFor(() => expect(document.querySelector('[role=dialog] [role=alert]')).not.toBeNull());
  expect(typed()).toBe('12 Station Road');
  await press('Continue');
  expect([session.get()?.user._id, session.userChanges()]).toEqual(['b', 1]);
});

it('leads to the screen for guests on Cancel [F-08, R-190]', async () => {
  const { page, press, session } = await renderExpired(loginAs('u', 'Asha'));
  await press('Cancel');
  await waitFor(() => expect(page.querySelector('h1')?.textContent).toBe('Please sign in first'));
  expect([document.querySelector('[role=dialog]'), session.get()]).toEqual([null, undefined]);
});

it('has no close button [F-08]', async () => {
  await renderExpired(loginAs('u', 'Asha'));
  expect(document.querySelector('[role=dialog] [aria-label=Close]')).toBeNull();
});

it('a login response that comes after Cancel signs nobody in [F-27]', async () => {
  let respond = (_response: Response) => {};
  const pending = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const { press, session, logins, fill, submit } = await renderExpired(() => pending);
  fill('password', 'secret');
  await submit();
  await waitFor(() => expect(logins).toHaveLength(1));
  await press('Cancel');
  respond(await loginAs('u', 'Asha')());
  await settle();
  await settle();
  expect([session.get(), localStorage.getItem(sessionKey)]).toEqual([undefined, null]);
});
