import { expect, it } from 'vitest';
import { createQueue } from '#lib/queue/queue.ts';
import { act, render } from '#lib/testing.tsx';
import { type PasswordSlips, usePasswordSlips } from './password-slips.tsx';
import { createImportMemory } from './student-queue.ts';

it.each(['unknown', 'exists'] as const)(
  'the slip of a student who is %s stays when the row is removed, if the list has the student',
  (status) => {
    const queue = createQueue({ items: [{ id: 'a', label: 'a', values: {}, status }] });
    const memory = createImportMemory();
    memory.takePassword('a', { fullName: 'Asha', email: 'a' });
    const latest: { slips?: PasswordSlips } = {};
    function Slips() {
      latest.slips = usePasswordSlips({ queue, memory }, new Map([['a', 'GVI/1']]));
      return null;
    }
    render(<Slips />);
    act(() => memory.discard(new Set(['a'])));
    expect(latest.slips?.count).toBe(1);
  },
);
