import { expect, it, vi } from 'vitest';
import { createListeners } from './store.ts';

it('connects before the first listener and disconnects after the last, once each', () => {
  const disconnect = vi.fn();
  const connect = vi.fn(() => disconnect);
  const { subscribe } = createListeners(connect);
  const first = subscribe(() => {});
  const second = subscribe(() => {});
  first();
  first();
  expect([connect.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 0]);
  second();
  subscribe(() => {})();
  expect([connect.mock.calls.length, disconnect.mock.calls.length]).toEqual([2, 2]);
});
