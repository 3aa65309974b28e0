import { type DraftValues, readDraft, writeDraft } from '../../lib/draft-values.ts';
import { countDraftRemovals, type DraftForm, removeDraft } from '../../lib/drafts.ts';
import { toasts } from '../toast/toast-store.ts';
import { fillFields, readFields } from './draft-fields.ts';

/** Milliseconds after the last change: a crash loses no more. */
const writeDelayMs = 300;

const notStored = 'Your browser cannot save what you type here. Please send it before you close or reload this page.';

interface DraftSource {
  name: DraftForm;
  getUserId: () => string | undefined;
  /** Values outside of the form's own fields. */
  getState: () => DraftValues;
  /** What the form starts with. */
  prefill?: DraftValues;
}

/** The draft of a mounted form. */
export type DraftKeeper = ReturnType<typeof keepDraft>;

/** Keeps the draft of a form until it is stopped. The draft belongs to the user who is signed in now. */
export function keepDraft(form: HTMLFormElement, { name, getUserId, getState, prefill }: DraftSource) {
  const userId = getUserId();
  const removals = countDraftRemovals();
  /** Values of selects that wait for their options. */
  let waiting: DraftValues = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const collect = () => ({ ...waiting, ...readFields(form), ...withoutBlank(getState()) });
  /** The values that are stored, sent, discarded or prefilled already. */
  let known = prefill ? JSON.stringify(collect()) : '{}';
  let hasWarned = false;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = () => {
    if (timer === undefined) return;
    cancel();
    const values = collect();
    const text = JSON.stringify(values);
    if (text === known || getUserId() !== userId || countDraftRemovals() !== removals) return;
    known = text;
    if (writeDraft(name, userId, values) || hasWarned) return;
    hasWarned = true;
    toasts.warning(notStored);
  };
  const schedule = () => {
    timer ??= setTimeout(flush, writeDelayMs);
  };
  const remove = () => {
    cancel();
    waiting = {};
    known = JSON.stringify(collect());
    removeDraft(name);
  };
  const observer = new MutationObserver(() => {
    waiting = fillFields(form, waiting);
    if (Object.keys(waiting).length === 0) observer.disconnect();
  });
  const listeners = new AbortController();
  const { signal } = listeners;
  for (const type of ['input', 'change']) form.addEventListener(type, schedule, { signal });
  // Phones end a page in the background without further notice.
  for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, flush, { signal, capture: true });
  return {
    schedule,
    remove,
    /** Fills in the draft and returns it. It does not overwrite what the viewer has typed before hydration. */
    restore(): DraftValues | undefined {
      const values = readDraft(name, userId);
      if (!values || contradicts(values, prefill)) return undefined;
      waiting = fillFields(form, values);
      if (Object.keys(waiting).length > 0) observer.observe(form, { childList: true, subtree: true });
      // The values of `getState` are restored by the next render, which schedules again.
      cancel();
      return values;
    },
    /** Call it when the form is sent. The returned function removes the draft, unless the viewer has changed it meanwhile. */
    track(): () => void {
      const sent = JSON.stringify(collect());
      return () => {
        flush();
        if (JSON.stringify(readDraft(name, userId)) === sent) remove();
      };
    },
    /** Writes what has changed last. */
    stop(): void {
      flush();
      observer.disconnect();
      listeners.abort();
    },
  };
}

function withoutBlank(values: DraftValues): DraftValues {
  return Object.fromEntries(Object.entries(values).filter(([, list]) => list.some((text) => text !== '')));
}

/** True if a draft has another value than the form starts with. */
function contradicts(values: DraftValues, prefill: DraftValues = {}): boolean {
  return Object.entries(prefill).some(([name, [value]]) => values[name] !== undefined && values[name][0] !== value);
}
