import { useEffect, useRef } from 'react';
import { brand } from '../../../lib/brand.ts';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { toasts } from '../../../ui/toast/toast-store.ts';
import type { PasswordSlip } from './import-memory.ts';
import type { StudentRun } from './use-student-run.ts';

/** The slips of the students that are created: those that the server has confirmed, or that the student list has. */
export function usePasswordSlips({ bulk, memory, slips }: StudentRun, studentIds: ReadonlyMap<string, string>) {
  const removeFrame = useRef<() => void>(undefined);
  const found = bulk.items.filter(({ id, status }) => status === 'unknown' && studentIds.has(id) && slips[id]?.isCreated === false);
  // Confirmed, because the slip must stay when the row is removed.
  useEffect(() => {
    for (const { id } of found) memory.confirm(id);
  });
  const created = Object.entries(slips).filter(([, { isCreated }]) => isCreated);
  const ids = created.map(([id]) => id);
  const list: readonly PasswordSlip[] = created.map(([, slip]) => slip);
  useEffect(() => () => removeFrame.current?.(), []);
  const { isPending, submit } = useSubmit(async () => {
    removeFrame.current?.();
    try {
      const { printSlips } = await import('./print-slips.ts');
      removeFrame.current = await printSlips(list, { institute: brand.name, signInAddress: new URL('/login', location.origin).href });
      memory.setPrinted(ids);
    } catch {
      toasts.error('The slips could not be printed. Please try again.');
    }
  });
  return {
    count: list.length,
    unprinted: list.filter(({ isPrinted }) => !isPrinted).length,
    isPending,
    print: () => void submit(),
    forget: () => {
      removeFrame.current?.();
      memory.forget(ids);
    },
  };
}

export type PasswordSlips = ReturnType<typeof usePasswordSlips>;
