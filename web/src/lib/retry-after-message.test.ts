import { expect, it } from 'vitest';
import { retryAfterMessage } from './retry-after-message.ts';

it.each([
  [undefined, ''],
  [0, ''],
  [200, ' You can try again in 1 second.'],
  [30_000, ' You can try again in 30 seconds.'],
  [90_000, ' You can try again in 90 seconds.'],
  [150_000, ' You can try again in 3 minutes.'],
  [7_200_000, ' You can try again in 2 hours.'],
])('%s ms give "%s" [F-10]', (ms, text) => {
  expect(retryAfterMessage({ retryAfterMs: ms })).toBe(text);
});
