import { expect, it, vi } from 'vitest';
import { act } from '#lib/testing.tsx';
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
