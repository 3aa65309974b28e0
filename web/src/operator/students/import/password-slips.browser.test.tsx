import { useSyncExternalStore } from 'react';
import { expect, it } from 'vitest';
import type { BulkItem } from '#lib/bulk/bulk-run.ts';
import { act, render } from '#lib/testing.tsx';
import { type PasswordSlips, usePasswordSlips } from './password-slips.tsx';
import { createImportMemory } from './student-queue.ts';

it.each(['unknown', 'exists'] as const)(
  'the slip of a student who is %s stays when the row is removed, if the list has the student',
  (status) => {
    const memory = createImportMemory();
    memory.takePassword('a', { fullName: 'Asha', email: 'a' });
    const items: BulkItem[] = [{ id: 'a', label: 'a', values: {}, status }];
    const latest: { slips?: PasswordSlips } = {};
    function Slips() {
      const { slips } = useSyncExternalStore(memory.subscribe, memory.get);
      latest.slips = usePasswordSlips({ bulk: { items }, memory, slips }, new Map([['a', 'GVI/1']]));
      return null;
    }
    render(<Slips />);
    act(() => memory.discard(['a']));
    expect(latest.slips?.count).toBe(1);
  },
);
