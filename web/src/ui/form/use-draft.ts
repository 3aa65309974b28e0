import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DraftValues } from '../../lib/draft-values.ts';
import type { DraftForm } from '../../lib/drafts.ts';
import { useHydrated } from '../../lib/hydration.tsx';
import { useGetViewerId } from '../../lib/track-viewer.ts';
import { type DraftKeeper, keepDraft } from './keep-draft.ts';

/** Which draft a form keeps. */
export interface DraftOptions {
  name: DraftForm;
  /** Values outside of the form's own fields, by names that no field has. */
  state?: DraftValues;
  /** Restores those values. */
  onRestore?: (values: DraftValues) => void;
  /** Resets those values, when the form is reset. */
  onReset?: () => void;
  /** What the form starts with, such as its student. Alone it is no draft, and a draft with another value is not restored. */
  prefill?: DraftValues;
}

const doNothing = () => {};

/** Keeps what is typed in a form until it is sent or reset. Without options the form keeps no draft. */
export function useDraft(formRef: RefObject<HTMLFormElement | null>, options: DraftOptions | undefined) {
  const getUserId = useGetViewerId();
  const isHydrated = useHydrated();
  const [isRestored, setIsRestored] = useState(false);
  const latest = useRef(options);
  const keeper = useRef<DraftKeeper>(undefined);
  const name = options?.name;
  // Components outside of the form's own fields fire no input event, but they render. Before the draft is restored there is no keeper.
  useEffect(() => {
    latest.current = options;
    keeper.current?.schedule();
  });
  useEffect(() => {
    const form = formRef.current;
    if (!form || !name || !isHydrated) return;
    const kept = keepDraft(form, { name, getUserId, getState: () => latest.current?.state ?? {}, prefill: latest.current?.prefill });
    keeper.current = kept;
    const values = kept.restore();
    if (values) {
      latest.current?.onRestore?.(values);
      setIsRestored(true);
    } else kept.schedule();
    const handleReset = () => {
      kept.remove();
      kept.schedule();
      setIsRestored(false);
      latest.current?.onReset?.();
    };
    form.addEventListener('reset', handleReset);
    return () => {
      form.removeEventListener('reset', handleReset);
      kept.stop();
      keeper.current = undefined;
    };
  }, [formRef, name, isHydrated, getUserId]);
  return {
    isRestored,
    discard: () => {
      formRef.current?.reset();
      formRef.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    },
    /** The values outside of the form's own fields as one string, for comparison. */
    stateSnapshot: () => JSON.stringify(latest.current?.state ?? {}),
    /** Call it when the form is sent. The returned function removes the draft, unless the viewer has changed it meanwhile. */
    track: () => keeper.current?.track() ?? doNothing,
    remove: () => keeper.current?.remove(),
  };
}
