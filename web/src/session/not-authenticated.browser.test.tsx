import { expect, it, vi } from 'vitest';
import { act } from '#lib/testing.tsx';
import { NotAuthenticated } from './guard.tsx';
import { sessionKey } from './store.ts';
import { renderPage } from './testing.tsx';

const path = '/franchise/exams?page=2';

it('links to the login, which leads back, and to the home page [R-194]', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { page } = await renderPage(<NotAuthenticated />, { path });
  const links = [...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Login now', `/login?redirect=${encodeURIComponent(path)}`],
    ['Homepage', '/'],
  ]);
  expect(scroll).toHaveBeenCalledWith(0, 0);
});

it('counts down 5 seconds, then ends the session and goes to the login, which leads back [R-191, R-192, R-193]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { page, router, session } = await renderPage(<NotAuthenticated />, { path });
  const texts = () => [page.querySelector('[data-countdown]')?.textContent, page.querySelector('[role=status]')?.textContent];
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await advance(3500);
  expect(texts()).toEqual(['2', 'You will be taken to the login page in 5 seconds.']);
  expect(router.state.location.pathname).toBe('/franchise/exams');
  const entries = router.history.length;
  await advance(2000);
  expect(texts()).toEqual(['0', 'Taking you to the login page.']);
  expect(session.get()).toBeUndefined();
  expect([router.state.location.href, router.history.length]).toEqual([`/login?redirect=${encodeURIComponent(path)}`, entries]);
});

it('does not end or leave the session that another tab has started while this one was frozen [R-192, F-17]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { router, session } = await renderPage(<NotAuthenticated />, { path });
  const record = JSON.stringify({ token: 'new', user: { _id: 'u', role: 12 } });
  localStorage.setItem(sessionKey, record);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect([localStorage.getItem(sessionKey), session.get()?.token]).toEqual([record, 'new']);
  expect(router.state.location.pathname).toBe('/franchise/exams');
});
