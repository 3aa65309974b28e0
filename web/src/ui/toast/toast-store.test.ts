import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToastStore, maxVisible, type ToastStore, toastDurationMs } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const texts = (toasts: ToastStore) => toasts.visible().map(({ text }) => text);

it('shows a type and a message [R-246, R-249, R-250, R-251]', () => {
  const toasts = createToastStore();
  toasts.error('a');
  toasts.success('b');
  toasts.warning('c');
  expect(toasts.visible().map(({ type, text }) => [type, text])).toEqual([
    ['error', 'a'],
    ['success', 'b'],
    ['warning', 'c'],
  ]);
});

it('closes on demand [R-246]', () => {
  const toasts = createToastStore();
  toasts.error('a');
  toasts.close(toasts.visible()[0]?.id ?? 0);
  expect(texts(toasts)).toEqual([]);
});

it('closes all, and shows an equal message again [R-246]', () => {
  const toasts = createToastStore();
  for (const text of ['a', 'b', 'c', 'd', 'e']) toasts.error(text);
  toasts.clear();
  expect(texts(toasts)).toEqual([]);
  toasts.error('a');
  expect(texts(toasts)).toEqual(['a']);
});

it('disappears after exactly 7000 ms [R-247, R-433]', () => {
  const toasts = createToastStore();
  toasts.success('a');
  vi.advanceTimersByTime(toastDurationMs - 1);
  expect(texts(toasts)).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(texts(toasts)).toEqual([]);
});

it('pauses while it is hovered and has its full time again afterwards [R-248, R-252, Q-40]', () => {
  const toasts = createToastStore();
  toasts.warning('a');
  const id = toasts.visible()[0]?.id ?? 0;
  vi.advanceTimersByTime(6000);
  toasts.pause(id, 'pointer');
  vi.advanceTimersByTime(60_000);
  toasts.resume(id, 'pointer');
  vi.advanceTimersByTime(toastDurationMs - 1);
  expect(texts(toasts)).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(texts(toasts)).toEqual([]);
});

it('pauses as long as there is any reason: pointer, focus, hidden tab [Q-40]', () => {
  const toasts = createToastStore();
  toasts.error('a');
  const id = toasts.visible()[0]?.id ?? 0;
  toasts.pause(id, 'pointer');
  toasts.pause(id, 'focus');
  toasts.resume(id, 'pointer');
  toasts.setHidden(true);
  toasts.resume(id, 'focus');
  vi.advanceTimersByTime(60_000);
  expect(texts(toasts)).toEqual(['a']);
  toasts.setHidden(false);
  vi.advanceTimersByTime(toastDurationMs);
  expect(texts(toasts)).toEqual([]);
});

it('shows equal messages within a second once, and later in the place of the first [F-28]', () => {
  const toasts = createToastStore();
  toasts.error('a');
  vi.advanceTimersByTime(999);
  toasts.error('a');
  toasts.warning('a');
  expect(texts(toasts)).toEqual(['a', 'a']);
  vi.advanceTimersByTime(1000);
  toasts.error('a');
  expect(toasts.visible().map(({ type }) => type)).toEqual(['warning', 'error']);
  vi.advanceTimersByTime(toastDurationMs - 1);
  expect(texts(toasts), 'with its full time').toEqual(['a']);
});

it('shows at most 300 characters of a message, and no half of a pair [S-27, F-28]', () => {
  const toasts = createToastStore();
  toasts.error('x'.repeat(300));
  toasts.error('y'.repeat(301));
  toasts.error(`${'z'.repeat(298)}😀😀`);
  expect(texts(toasts)).toEqual(['x'.repeat(300), `${'y'.repeat(299)}…`, `${'z'.repeat(298)}…`]);
});

it('shows four at most; the rest follow with their full time [F-28]', () => {
  const toasts = createToastStore();
  for (const text of ['a', 'b', 'c', 'd', 'e']) toasts.error(text);
  expect(toasts.visible()).toHaveLength(maxVisible);
  vi.advanceTimersByTime(toastDurationMs);
  expect(texts(toasts)).toEqual(['e']);
  vi.advanceTimersByTime(toastDurationMs - 1);
  expect(texts(toasts)).toEqual(['e']);
  vi.advanceTimersByTime(1);
  expect(texts(toasts)).toEqual([]);
});

it('notifies its listeners, and returns the same array until it changes', () => {
  const toasts = createToastStore();
  const listener = vi.fn();
  const unsubscribe = toasts.subscribe(listener);
  toasts.error('a');
  expect(toasts.visible()).toBe(toasts.visible());
  unsubscribe();
  toasts.error('b');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('shows a default text for an empty or malformed message [R-253, F-25]', () => {
  const toasts = createToastStore();
  toasts.error(JSON.parse('{"phone":["Wrong"]}'));
  toasts.success(' ');
  toasts.warning(JSON.parse('null'));
  expect(toasts.visible().map(({ text }) => text)).toEqual(['Something went wrong.', 'Done.', 'Please check and try again.']);
});

it('shows messages after the system clock is set back [F-18, F-28]', () => {
  const toasts = createToastStore();
  toasts.error('a');
  vi.advanceTimersByTime(toastDurationMs);
  vi.setSystemTime(Date.now() - 3 * 86_400_000);
  toasts.error('a');
  expect(texts(toasts)).toEqual(['a']);
});
