import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNotices, maxVisible, noticeMs } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const texts = (notices: ReturnType<typeof createNotices>) => notices.visible().map(({ text }) => text);

it('shows a type and a message [R-246, R-249, R-250, R-251]', () => {
  const notices = createNotices();
  notices.error('a');
  notices.success('b');
  notices.warning('c');
  expect(notices.visible().map(({ type, text }) => [type, text])).toEqual([
    ['error', 'a'],
    ['success', 'b'],
    ['warning', 'c'],
  ]);
});

it('closes on demand [R-246]', () => {
  const notices = createNotices();
  notices.error('a');
  notices.close(notices.visible()[0]?.id ?? 0);
  expect(texts(notices)).toEqual([]);
});

it('closes all at once, and shows an equal message again [R-246]', () => {
  const notices = createNotices();
  for (const text of ['a', 'b', 'c', 'd', 'e']) notices.error(text);
  notices.clear();
  expect(texts(notices)).toEqual([]);
  notices.error('a');
  expect(texts(notices)).toEqual(['a']);
});

it('disappears after 7000 ms and not a moment before [R-247, R-433]', () => {
  const notices = createNotices();
  notices.success('a');
  vi.advanceTimersByTime(noticeMs - 1);
  expect(texts(notices)).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(texts(notices)).toEqual([]);
});

it('waits while the pointer is over it and has its full time again afterwards [R-248, R-252, Q-40]', () => {
  const notices = createNotices();
  notices.warning('a');
  const id = notices.visible()[0]?.id ?? 0;
  vi.advanceTimersByTime(6000);
  notices.pause(id, 'pointer');
  vi.advanceTimersByTime(60_000);
  notices.resume(id, 'pointer');
  vi.advanceTimersByTime(noticeMs - 1);
  expect(texts(notices)).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(texts(notices)).toEqual([]);
});

it('waits as long as any reason holds: pointer, focus, hidden tab [Q-40]', () => {
  const notices = createNotices();
  notices.error('a');
  const id = notices.visible()[0]?.id ?? 0;
  notices.pause(id, 'pointer');
  notices.pause(id, 'focus');
  notices.resume(id, 'pointer');
  notices.setHidden(true);
  notices.resume(id, 'focus');
  vi.advanceTimersByTime(60_000);
  expect(texts(notices)).toEqual(['a']);
  notices.setHidden(false);
  vi.advanceTimersByTime(noticeMs);
  expect(texts(notices)).toEqual([]);
});

it('shows equal messages within a second once, and again later [F-28]', () => {
  const notices = createNotices();
  notices.error('a');
  vi.advanceTimersByTime(999);
  notices.error('a');
  notices.warning('a');
  expect(texts(notices)).toEqual(['a', 'a']);
  vi.advanceTimersByTime(1000);
  notices.error('a');
  expect(texts(notices)).toEqual(['a', 'a', 'a']);
});

it('shows four at most; the rest follow with their full time [F-28]', () => {
  const notices = createNotices();
  for (const text of ['a', 'b', 'c', 'd', 'e']) notices.error(text);
  expect(notices.visible()).toHaveLength(maxVisible);
  vi.advanceTimersByTime(noticeMs);
  expect(texts(notices)).toEqual(['e']);
  vi.advanceTimersByTime(noticeMs - 1);
  expect(texts(notices)).toEqual(['e']);
  vi.advanceTimersByTime(1);
  expect(texts(notices)).toEqual([]);
});

it('tells its listeners, and keeps the same list until something changes', () => {
  const notices = createNotices();
  const listener = vi.fn();
  const stop = notices.subscribe(listener);
  notices.error('a');
  expect(notices.visible()).toBe(notices.visible());
  stop();
  notices.error('b');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('a text that is none is told in words [R-253, F-25]', () => {
  const notices = createNotices();
  notices.error(JSON.parse('{"phone":["Wrong"]}'));
  notices.success(' ');
  notices.warning(JSON.parse('null'));
  expect(notices.visible().map(({ text }) => text)).toEqual(['Something went wrong.', 'Done.', 'Please have a look.']);
});

it('a clock that is set back keeps no message away [F-18, F-28]', () => {
  const notices = createNotices();
  notices.error('a');
  vi.advanceTimersByTime(noticeMs);
  vi.setSystemTime(Date.now() - 3 * 86_400_000);
  notices.error('a');
  expect(texts(notices)).toEqual(['a']);
});
