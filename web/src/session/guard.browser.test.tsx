import { expect, it, vi } from 'vitest';
import { act, render, waitFor } from '#lib/testing.tsx';
import { Guard, NotAuthenticated, useCountdown } from './guard.tsx';
import { sessionKey } from './store.ts';
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

it.each([0, -3, 3])(
  'counts from 5 to 0 once a second and ends once, in StrictMode, also if the clock is set by %i days [R-191, R-192, R-434, F-12, F-18]',
  (days) => {
    const { state, after } = startCountdown();
    const states = [state(), after(1000)];
    vi.setSystemTime(Date.now() + days * 86_400_000);
    states.push(...[2, 3, 4, 5].map(() => after(1000)));
    expect(states.map(([text]) => text)).toEqual(['5', '4', '3', '2', '1', '0']);
    expect([states[4]?.[1], after(5000)]).toEqual([0, ['0', 1]]);
  },
);

it('ends at 0 after a long sleep of the device, never below [F-18]', () => {
  const { after } = startCountdown();
  // A sleeping device fires no timers: a minute has passed at the next tick.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  expect(after(250)).toEqual(['0', 1]);
});
