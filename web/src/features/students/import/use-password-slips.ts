import { useEffect, useRef, useState } from 'react';
import { brand } from '../../../lib/brand.ts';
import type { BulkItem } from '../../../lib/bulk/bulk-item.ts';
import { useTrackViewer } from '../../../lib/track-viewer.ts';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { useMounted } from '../../../ui/hooks/use-mounted.ts';
import { toasts } from '../../../ui/toast/toast-store.ts';
import type { PasswordSlip } from './import-memory.ts';
import type { StudentRun } from './use-student-run.ts';

interface SlipsOptions extends Pick<StudentRun, 'memory' | 'slips'> {
  bulk: { items: readonly BulkItem[] };
}

/** The slips of the students that are created: those that the server has confirmed, or that the student list has. */
export function usePasswordSlips({ bulk, memory, slips }: SlipsOptions, studentIds: ReadonlyMap<string, string>) {
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
  const mounted = useMounted();
  const trackViewer = useTrackViewer();
  const [isSameViewer] = useState(() => trackViewer());
  // Passwords must not be printed after the page is left or the viewer has logged out.
  const isAllowed = () => mounted.current && isSameViewer();
  const { isPending, submit } = useSubmit(async () => {
    removeFrame.current?.();
    try {
      const { printSlips } = await import('./print-slips.ts');
      if (!isAllowed()) return;
      const texts = { institute: brand.name, signInAddress: new URL('/login', location.origin).href };
      removeFrame.current = await printSlips({ slips: list, texts, isAllowed });
      if (!isAllowed()) removeFrame.current?.();
      else memory.setPrinted(ids);
    } catch {
      if (isAllowed()) toasts.error('The slips could not be printed. Please try again.');
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
