import { expect, it } from 'vitest';
import type { QueueStatus } from '#lib/queue/queue.ts';
import { getStatusText } from './queue-panel.tsx';

const none = { waiting: 0, sending: 0, sent: 0, rejected: 0, exists: 0, unknown: 0 };
const getText = (counts: Partial<Record<QueueStatus, number>>, { isPending = false, message = '', left = 0 } = {}) =>
  getStatusText({
    counts: { ...none, ...counts },
    isPending,
    message: message || undefined,
    left,
    noun: { singular: 'result', plural: 'results' },
  });

it('says the same while rows are sent, so that not each row is announced', () => {
  expect(getText({ waiting: 9, sending: 4 }, { isPending: true })).toBe('Sending results. Keep this page open.');
  expect(getText({ waiting: 8, sending: 4, sent: 1 }, { isPending: true })).toBe(getText({ waiting: 9 }, { isPending: true }));
});

it('tells how many rows are left at a pause, and why', () => {
  expect(getText({ waiting: 14, sending: 4 })).toBe('Finishing…');
  expect(getText({ waiting: 14 })).toBe('Paused. 14 rows left.');
  expect(getText({ waiting: 1 }, { message: 'You are offline.' })).toBe('You are offline. 1 row left.');
});

it('tells that nothing was sent while the page was closed', () => {
  expect(getText({ waiting: 14, unknown: 2 }, { left: 14 })).toBe('You had 14 rows left. Nothing has been sent since.');
});

it('sums up at the end', () => {
  expect(getText({ sent: 1 })).toBe('1 result sent.');
  expect(getText({ sent: 40, rejected: 1, unknown: 1 })).toBe('40 results sent. Please check the other 2 rows.');
});
