import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToastStore, maxVisible, toastDurationMs } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(...errors: string[]) {
  const toasts = createToastStore();
  for (const text of errors) toasts.error(text);
  const texts = () => toasts.visible().map(({ text }) => text);
  /** The visible toasts shortly before and at the end of a duration. */
  const expectAtEnd = (before: string[], after: string[] = []) => {
    vi.advanceTimersByTime(toastDurationMs - 1);
    expect(texts()).toEqual(before);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual(after);
  };
  return { toasts, texts, expectAtEnd, id: toasts.visible()[0]?.id ?? 0 };
}

it('disappears after exactly 7000 ms, and with a system clock that is set back shows an equal message again [R-247, R-433, F-18, F-28]', () => {
  const { toasts, texts, expectAtEnd } = setUp('a');
  expect(toastDurationMs).toBe(7000);
  expectAtEnd(['a']);
  vi.setSystemTime(Date.now() - 3 * 86_400_000);
  toasts.error('a');
  expect(texts()).toEqual(['a']);
});

it('leaves with its page, unless it has come right before: then it is about what led to the next page', () => {
  const { toasts, texts, expectAtEnd } = setUp('old');
  vi.advanceTimersByTime(1000);
  toasts.success('Batch created successfully');
  vi.advanceTimersByTime(999);
  toasts.leavePage();
  expect(texts()).toEqual(['Batch created successfully']);
  vi.advanceTimersByTime(1);
  toasts.leavePage();
  expect(texts()).toEqual([]);
  toasts.error('next');
  expectAtEnd(['next']);
});

it('pauses as long as there is any reason: pointer, focus, hidden tab [Q-40]', () => {
  const { toasts, texts, expectAtEnd, id } = setUp('a');
  toasts.pause(id, 'pointer');
  toasts.pause(id, 'focus');
  toasts.resume(id, 'pointer');
  toasts.setHidden(true);
  toasts.resume(id, 'focus');
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['a']);
  toasts.setHidden(false);
  expectAtEnd(['a']);
});

it('shows equal messages within a second once, and later in the place of the first [F-28]', () => {
  const { toasts, texts, expectAtEnd } = setUp('a');
  vi.advanceTimersByTime(999);
  toasts.error('a');
  toasts.warning('a');
  expect(texts()).toEqual(['a', 'a']);
  vi.advanceTimersByTime(1000);
  toasts.error('a');
  expect(toasts.visible().map(({ type }) => type)).toEqual(['warning', 'error']);
  expectAtEnd(['a']);
});

it('shows at most 300 characters of a message, and no half of a pair [S-27, F-28]', () => {
  const { texts } = setUp('x'.repeat(300), 'y'.repeat(301), `${'z'.repeat(298)}😀😀`);
  expect(texts()).toEqual(['x'.repeat(300), `${'y'.repeat(299)}…`, `${'z'.repeat(298)}…`]);
});

it('shows four at most; the rest follow with their full time [F-28]', () => {
  const { toasts, expectAtEnd } = setUp('a', 'b', 'c', 'd', 'e');
  expect([toasts.visible().length, maxVisible]).toEqual([4, 4]);
  expectAtEnd(['a', 'b', 'c', 'd'], ['e']);
  expectAtEnd(['e']);
});

it('shows a default text for an empty or malformed message [R-253, F-25]', () => {
  const { toasts, texts } = setUp();
  toasts.error(JSON.parse('{"phone":["Wrong"]}'));
  toasts.success(' ');
  toasts.warning(JSON.parse('null'));
  expect(texts()).toEqual(['Something went wrong.', 'Done.', 'Please check and try again.']);
});
