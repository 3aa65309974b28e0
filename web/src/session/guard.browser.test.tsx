import { createApi } from '@institute/sdk';
import { createQueries } from '@institute/sdk/query';
import { hashKey, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Prefetch } from '#lib/prefetch.ts';
import { act, render, waitFor } from '#lib/testing.tsx';
import { Guard, guardedPrefetch, NotAuthenticated, useCountdown } from './guard.tsx';
import { createSessionStore, sessionKey } from './store.ts';
import { renderPage } from './testing.tsx';

const respondProfile = async (role = 10) => Response.json({ success: true, user: { _id: 'u', role, fullName: 'Asha' } });

it.each([
  ['student', 12, 'This page is for students.', 'Go to my page', '/franchise/dashboard'],
  ['operator', 10, 'This page is for franchise partners.', 'Go to my page', '/user/profile'],
  ['operator', 99, 'This page is for franchise partners.', 'Go To Homepage', '/'],
] as const)(
  'closes the area of a %s to role %i, who stays signed in [R-014, R-015, R-019, R-020, Q-17]',
  async (area, role, text, link, href) => {
    const { page, session } = await renderPage(<Guard area={area}>Marks</Guard>, { role, respond: () => respondProfile(role) });
    await waitFor(() => expect(page.querySelector('h1')?.textContent).toBe('You do not have access'));
    expect(page.textContent).toContain(text);
    expect(page.textContent).not.toContain('Marks');
    expect([page.querySelector('a')?.textContent, page.querySelector('a')?.getAttribute('href')]).toEqual([link, href]);
    expect(session.get()?.token).toBe('t');
  },
);

it('offers a retry when the profile cannot be loaded, and opens the page after it [F-05, S-12]', async () => {
  let respond: () => Promise<Response> = () => Promise.reject(new TypeError('fetch failed'));
  const guarded = <Guard area="student">The marks of a student</Guard>;
  const { page, press, session } = await renderPage(guarded, { role: 10, respond: () => respond() });
  await waitFor(() => expect(page.querySelector('h1')?.textContent).toBe('Your profile could not be loaded'));
  expect(page.textContent).toContain('You are still signed in.');
  expect([session.get()?.token, page.querySelector('[aria-busy]')]).toEqual(['t', null]);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  respond = () => arrived.then(() => respondProfile());
  await press('Retry');
  await waitFor(() => expect(page.querySelector('button[aria-busy=true]')?.textContent).toBe('Retry'));
  expect(page.textContent).not.toContain('marks');
  arrive();
  await waitFor(() => expect(page.textContent).toBe('The marks of a student'));
});

it('moves the focus to the heading if the session ends while it is inside [S-25]', async () => {
  const guarded = (
    <main>
      <Guard area="student">
        <button type="button">Download</button>
      </Guard>
    </main>
  );
  const { page, session } = await renderPage(guarded, { role: 10, respond: () => respondProfile() });
  await waitFor(() => expect(page.querySelector('button')).not.toBeNull());
  page.querySelector('button')?.focus();
  act(() => session.signOut());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Please sign in first'));
});

it('replaces the page by the login after the countdown, but not if another tab has signed in meanwhile [R-192, F-17]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const path = '/franchise/exams?page=2';
  const guest = await renderPage(<NotAuthenticated />, { path });
  const entries = guest.router.history.length;
  await act(() => vi.advanceTimersByTimeAsync(6000));
  await waitFor(() => expect(guest.router.state.location.href).toBe(`/login?redirect=${encodeURIComponent(path)}`));
  expect(guest.router.history.length).toBe(entries);
  const { router, session } = await renderPage(<NotAuthenticated />, { path });
  const record = JSON.stringify({ token: 'new', user: { _id: 'u', role: 12 } });
  localStorage.setItem(sessionKey, record);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect([localStorage.getItem(sessionKey), session.get()?.token]).toEqual([record, 'new']);
  expect(router.state.location.pathname).toBe('/franchise/exams');
});

interface Options {
  isGuest?: boolean;
  isCached?: boolean;
  role?: number;
}

it.each<[string, Options, string[]]>([
  ['requests nothing for a guest [R-014]', { isGuest: true }, []],
  ['requests the data of a page once the profile has confirmed the role [S-12]', {}, ['profile', 'page']],
  ['requests no data while the profile has another role than the stored session [S-12]', { role: 10 }, ['profile']],
  ['requests no data while the profile does not arrive [S-12]', { role: undefined }, ['profile']],
  ['uses a profile that is already there', { isCached: true }, ['page']],
])('%s', async (_what, { isGuest = false, isCached = false, ...profileRole }, calls) => {
  const { role } = { role: 12, ...profileRole };
  const queries = createQueries(createApi({ baseUrl: 'https://api.example.com/v1' }));
  const queryClient = new QueryClient();
  const session = createSessionStore();
  const profile = role && { success: true, user: { _id: 'u', role, fullName: 'Asha', email: 'asha@example.com' } };
  const { queryKey: profileKey } = queries.getProfile();
  const requested: string[] = [];
  const prefetch = async ({ queryKey }: { queryKey: readonly unknown[] }) => {
    const isProfile = hashKey(queryKey) === hashKey(profileKey);
    requested.push(isProfile ? 'profile' : 'page');
    return isProfile ? profile : 'data';
  };
  if (!isGuest) session.signIn({ token: 't', user: { _id: 'u', role: 12 } });
  if (isCached) queryClient.setQueryData<unknown>(profileKey, profile);
  const context = { queries, queryClient, session, prefetch: prefetch as unknown as Prefetch };
  const data = await guardedPrefetch(context, 'operator')(queries.listStudents());
  expect([data, requested]).toEqual([calls.includes('page') ? 'data' : undefined, calls]);
});

/** Renders a countdown of 5 seconds, and advances the time. */
function startCountdown() {
  vi.useFakeTimers();
  const onEnd = vi.fn();
  const page = render(<Countdown onEnd={onEnd} />);
  const state = () => [page.textContent, onEnd.mock.calls.length];
  const after = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
    return state();
  };
  return { state, after };
}

function Countdown({ onEnd }: { onEnd: () => void }) {
  return <output>{useCountdown(5, onEnd)}</output>;
}

it('counts from 5 to 0 once a second and ends once, also in StrictMode [R-191, R-192, R-434, F-12]', () => {
  const { state, after } = startCountdown();
  const states = [state(), ...[1, 2, 3, 4, 5].map(() => after(1000))];
  expect(states.map(([text]) => text)).toEqual(['5', '4', '3', '2', '1', '0']);
  expect([states[4]?.[1], after(5000)]).toEqual([0, ['0', 1]]);
});

it('ends at 0 after a long sleep of the device, never below [F-18]', () => {
  const { after } = startCountdown();
  // A sleeping device fires no timers: a minute has passed at the next tick.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  expect(after(250)).toEqual(['0', 1]);
});

it.each([-3, 3])('is not affected when the clock is set by %i days [F-18]', (days) => {
  const { after } = startCountdown();
  after(2000);
  vi.setSystemTime(Date.now() + days * 86_400_000);
  expect([after(2000), after(1000)]).toEqual([
    ['1', 0],
    ['0', 1],
  ]);
});
