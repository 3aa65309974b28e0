import { beforeEach, expect, it, vi } from 'vitest';
import { act, render } from '#lib/testing.tsx';
import { useCountdown } from './guard.tsx';

const onEnd = vi.fn();
let text = '';

function Probe({ seconds }: { seconds: number }) {
  text = String(useCountdown(seconds, onEnd));
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  onEnd.mockClear();
});

const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('counts from 5 to 0 once a second and calls onEnd once, also in StrictMode [R-191, R-192, R-434, F-12]', () => {
  render(<Probe seconds={5} />);
  const seen = [text];
  for (let second = 1; second <= 5; second++) {
    advance(1000);
    seen.push(text);
  }
  advance(5000);
  expect(seen).toEqual(['5', '4', '3', '2', '1', '0']);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('ends at 0 after a long sleep of the device, never below [F-18]', () => {
  render(<Probe seconds={5} />);
  // A sleeping device fires no timers: a minute has passed at the next tick.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  advance(250);
  expect([text, onEnd.mock.calls.length]).toEqual(['0', 1]);
});

it.each([-3, 3])('is not affected when the clock is set by %i days [F-18]', (days) => {
  render(<Probe seconds={5} />);
  advance(2000);
  vi.setSystemTime(Date.now() + days * 86_400_000);
  advance(2000);
  expect([text, onEnd.mock.calls.length]).toEqual(['1', 0]);
  advance(1000);
  expect([text, onEnd.mock.calls.length]).toEqual(['0', 1]);
});
