import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show, useReactTests } from '../lib/testing.tsx';
import { useCountdown } from './use-countdown.ts';

const end = vi.fn();
let text = '';

function Probe({ seconds }: { seconds: number }) {
  text = String(useCountdown(seconds, end));
  return null;
}

useReactTests();
beforeEach(() => {
  vi.useFakeTimers();
  end.mockClear();
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('counts from 5 to 0 once a second and ends once, also under StrictMode [R-191, R-192, R-434, F-12]', () => {
  show(<Probe seconds={5} />);
  const seen = [text];
  for (let second = 1; second <= 5; second++) {
    pass(1000);
    seen.push(text);
  }
  pass(5000);
  expect(seen).toEqual(['5', '4', '3', '2', '1', '0']);
  expect(end).toHaveBeenCalledTimes(1);
});

it('ends at 0 after a long sleep, never below [F-18]', () => {
  show(<Probe seconds={5} />);
  // A sleeping tab hears no tick: the clock is a minute on when the next one comes.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  pass(250);
  expect([text, end.mock.calls.length]).toEqual(['0', 1]);
});

it.each([-3, 3])('a clock that is set by %i days neither ends nor prolongs it [F-18]', (days) => {
  show(<Probe seconds={5} />);
  pass(2000);
  vi.setSystemTime(Date.now() + days * 86_400_000);
  pass(2000);
  expect([text, end.mock.calls.length]).toEqual(['1', 0]);
  pass(1000);
  expect([text, end.mock.calls.length]).toEqual(['0', 1]);
});
