import { expect, it } from 'vitest';
import type { QueueStatus } from '#lib/queue/queue.ts';
import { getStatusText } from './queue-panel.tsx';

const none = { waiting: 0, sending: 0, sent: 0, rejected: 0, exists: 0, unknown: 0 };
const noun = { singular: 'result', plural: 'results' };

it.each<[Partial<Record<QueueStatus, number>>, { isPending?: boolean; message?: string; left?: number }, string]>([
  // The text stays the same while rows are sent, so that not each row is announced.
  [{ waiting: 9, sending: 4 }, { isPending: true }, 'Sending results. Keep this page open.'],
  [{ waiting: 8, sending: 4, sent: 1 }, { isPending: true }, 'Sending results. Keep this page open.'],
  [{ waiting: 14, sending: 4 }, {}, 'Finishing…'],
  [{ waiting: 14 }, {}, 'Paused. 14 rows left.'],
  [{ waiting: 1 }, { message: 'You are offline.' }, 'You are offline. 1 row left.'],
  [{ waiting: 14, unknown: 2 }, { left: 14 }, 'You had 14 rows left. Nothing has been sent since.'],
  [{ sent: 1 }, {}, '1 result sent.'],
  [{ sent: 40, rejected: 1, unknown: 1 }, {}, '40 results sent. Please check the other 2 rows.'],
])('of %j with %j it says: %s', (counts, { isPending = false, message, left = 0 }, text) => {
  expect(getStatusText({ counts: { ...none, ...counts }, isPending, message, left, noun })).toBe(text);
});
