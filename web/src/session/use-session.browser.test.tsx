import { expect, it, onTestFinished, vi } from 'vitest';
import { act, waitFor } from '#lib/testing.tsx';
import { adminTokenKey } from './store.ts';
import { renderPage } from './testing.tsx';
import { useLogout } from './use-session.ts';

function LogoutButton() {
  const logout = useLogout();
  return (
    <button type="button" onClick={() => void logout()}>
      Logout
    </button>
  );
}

it('logout removes what is stored at the press, goes to the home page past unsaved changes, and then ends the session [R-187]', async () => {
  const { page, session, router } = await renderPage(<LogoutButton />, { path: '/user/profile', role: 10 });
  sessionStorage.setItem(adminTokenKey, 'admin');
  const notify = vi.fn();
  session.subscribe(notify);
  const tokens: (string | undefined)[] = [];
  onTestFinished(router.history.block({ blockerFn: async () => true }));
  onTestFinished(router.subscribe('onResolved', () => tokens.push(session.get()?.token)));
  await act(async () => {
    page.querySelector('button')?.click();
    expect([localStorage.length, sessionStorage.length, notify.mock.calls]).toEqual([0, 0, []]);
  });
  await waitFor(() => expect(session.get()).toBeUndefined());
  expect([router.state.location.pathname, tokens]).toEqual(['/', ['t']]);
});

it('logout ends the session after a second if the home page does not load, and ignores a second press [R-187, F-11]', async () => {
  const { press, session, router } = await renderPage(<LogoutButton />, { path: '/user/profile', role: 10 });
  const navigate = vi.spyOn(router, 'navigate').mockReturnValue(new Promise(() => {}));
  vi.useFakeTimers();
  await press('Logout');
  await press('Logout');
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect([session.get()?.token, navigate.mock.calls.length]).toEqual(['t', 1]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(session.get()).toBeUndefined();
});
