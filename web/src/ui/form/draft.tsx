import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHydrated } from '#lib/hydration.tsx';
import { countRemovals, persisted, tabStorage } from '#lib/storage.ts';
import { useGetUserId } from '#lib/user-id.ts';
import * as forms from '#text/forms.ts';
import { toasts } from '../toast/toast-store.ts';

/** The values that are typed in a form, by the name of the field. Most fields have one value. */
export type DraftValues = Readonly<Record<string, readonly string[]>>;

/** In characters: about 35,000 selected students. A browser stores about five million. */
const maxLength = 1_000_000;

const storedDraft = (form: string) =>
  persisted({
    key: `institute.draft.${form}`,
    area: tabStorage,
    parse: ({ values }) => (isDraftValues(values) ? { values } : undefined),
  });

export function isDraftValues(values: unknown): values is DraftValues {
  if (typeof values !== 'object' || values === null) return false;
  return Object.values(values).every((list) => Array.isArray(list) && list.every((text) => typeof text === 'string'));
}

/** Returns the user's draft of a form. Undefined stands for a guest. Another draft of the form is removed. */
export function readDraft(form: string, userId: string | undefined): DraftValues | undefined {
  const draft = storedDraft(form);
  const values = draft.read(userId)?.values;
  if (!values) draft.remove();
  return values;
}

/** Replaces the stored draft. A blank or too long draft only removes the old one. Returns false if a reload will lose the values. */
export function writeDraft(form: string, userId: string | undefined, values: DraftValues): boolean {
  const draft = storedDraft(form);
  draft.remove();
  if (Object.keys(values).length === 0) return true;
  return JSON.stringify(values).length <= maxLength && draft.write(userId, { values });
}

export interface DraftOptions {
  /** The name of the form, such as 'create-exam'. */
  name: string;
  /** Values outside of the form's own fields, by names that no field has. */
  state?: DraftValues;
  onRestore?: (values: DraftValues) => void;
  onReset?: () => void;
  /** The values with which the form starts, such as its student. They alone are no draft; a draft with other values is not restored. */
  prefill?: DraftValues;
}

const doNothing = () => {};

export function useDraft(formRef: RefObject<HTMLFormElement | null>, options: DraftOptions | undefined) {
  const getUserId = useGetUserId();
  const isHydrated = useHydrated();
  const [isRestored, setIsRestored] = useState(false);
  const latest = useRef(options);
  const keeper = useRef<DraftKeeper>(undefined);
  const name = options?.name;
  // Components outside of the form's own fields fire no input event, but cause a render. Before the restore there is no keeper.
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
    stateSnapshot: () => JSON.stringify(latest.current?.state ?? {}),
    /** Call `track` when the form is sent. The returned function removes the draft, unless the user has changed it meanwhile. */
    track: () => keeper.current?.track() ?? doNothing,
    remove: () => keeper.current?.remove(),
  };
}

/** Milliseconds after the last change: a crash loses only these. */
const writeDelayMs = 300;

interface DraftSource {
  name: string;
  getUserId: () => string | undefined;
  getState: () => DraftValues;
  prefill?: DraftValues;
}

type DraftKeeper = ReturnType<typeof keepDraft>;

/** Keeps the draft of a form until it is stopped. The draft belongs to the user who is signed in now. */
export function keepDraft(form: HTMLFormElement, { name, getUserId, getState, prefill }: DraftSource) {
  const userId = getUserId();
  const removals = countRemovals();
  let filling = fillWhenReady(form, {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const collect = () => {
    const values = { ...filling.waiting(), ...readFields(form), ...withoutBlank(getState()) };
    return isPrefilled(values, prefill) ? {} : values;
  };
  /** The values that are already stored, sent, discarded or prefilled. */
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
    if (text === known || getUserId() !== userId || countRemovals() !== removals) return;
    known = text;
    if (writeDraft(name, userId, values) || hasWarned) return;
    hasWarned = true;
    toasts.warning(forms.draftNotStored);
  };
  const schedule = () => {
    timer ??= setTimeout(flush, writeDelayMs);
  };
  const remove = () => {
    cancel();
    filling.stop();
    known = JSON.stringify(collect());
    storedDraft(name).remove();
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  for (const type of ['input', 'change']) form.addEventListener(type, schedule, { signal });
  // Phones end a page in the background without another event.
  for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, flush, { signal, capture: true });
  return {
    schedule,
    remove,
    /** Fills in the draft and returns it. The draft does not overwrite values that the user has typed before hydration. */
    restore(): DraftValues | undefined {
      const values = readDraft(name, userId);
      if (!values || contradicts(values, prefill)) return undefined;
      known = JSON.stringify(values);
      filling = fillWhenReady(form, values);
      // The values of `getState` are restored by the next render, which schedules a write again.
      cancel();
      return values;
    },
    track(): () => void {
      // The response may end the session, after which the last typed values could not be stored.
      flush();
      const sent = JSON.stringify(collect());
      return () => {
        flush();
        if (JSON.stringify(readDraft(name, userId)) === sent) remove();
      };
    },
    stop(): void {
      flush();
      filling.stop();
      listeners.abort();
    },
  };
}

function withoutBlank(values: DraftValues): DraftValues {
  return Object.fromEntries(Object.entries(values).filter(([, list]) => list.some((text) => text !== '')));
}

/** A prefilled select has its value only when its options have loaded. */
function isPrefilled(values: DraftValues, prefill: DraftValues = {}): boolean {
  return Object.entries(values).every(([name, [value]]) => prefill[name]?.[0] === value);
}

function contradicts(values: DraftValues, prefill: DraftValues = {}): boolean {
  return Object.entries(withoutBlank(prefill)).some(([name, [value]]) => values[name] !== undefined && values[name][0] !== value);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The values of the fields that are not blank. Passwords and files are left out. */
export function readFields(form: HTMLFormElement): DraftValues {
  const filled = [...form.elements].filter(isKept).filter((control) => control.value !== '' && !isSuggested(control));
  return Object.fromEntries(filled.map(({ name, value }) => [name, [value]]));
}

/** Fills in the fields that are blank or only suggested. Returns the values of selects whose options have not loaded yet. */
export function fillFields(form: HTMLFormElement, values: DraftValues): DraftValues {
  const blank = [...form.elements].filter(isKept).filter((control) => control.value === '' || isSuggested(control));
  const waiting: Record<string, readonly string[]> = {};
  for (const control of blank) {
    const [value = ''] = values[control.name] ?? [];
    if (value === '') continue;
    // The only option is the placeholder, so the options have not loaded.
    if (control instanceof HTMLSelectElement && control.options.length <= 1) waiting[control.name] = [value];
    else if (accepts(control, value)) fillField(control, value);
  }
  return waiting;
}

/** Fills in the fields; a select is filled in once its options have loaded. */
export function fillWhenReady(form: HTMLFormElement, values: DraftValues) {
  let waiting = fillFields(form, values);
  const observer = new MutationObserver(() => {
    waiting = fillFields(form, waiting);
    if (Object.keys(waiting).length === 0) observer.disconnect();
  });
  if (Object.keys(waiting).length > 0) observer.observe(form, { childList: true, subtree: true });
  return {
    waiting: () => waiting,
    stop: () => {
      waiting = {};
      observer.disconnect();
    },
  };
}

const isSuggested = ({ dataset }: Control) => 'suggested' in dataset;

/** True for text fields and selects with a name, except passwords, whose type is 'text' while they are shown. */
function isKept(element: Element): element is Control {
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return element.name !== '';
  if (!(element instanceof HTMLInputElement) || element.name === '' || 'password' in element.dataset) return false;
  return !['password', 'file', 'hidden', 'checkbox', 'radio'].includes(element.type);
}

/** False for a select without this option, because the select would become empty. */
function accepts(control: Control, value: string): boolean {
  return !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);
}

/** Sets a value as if it was typed or selected, so that components which hold it in their state notice. */
export function fillField(control: Control, value: string): void {
  // React compares with the last value that it has seen set on the element itself; the setter of the prototype bypasses this.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Says above a form that its draft is restored. The empty status is there from the start, so that screen readers announce the text. */
export function DraftNotice({ isRestored, onDiscard }: { isRestored: boolean; onDiscard: () => void }) {
  return (
    <Box role="status" display="flex" alignItems="center" gap="1.5" textStyle="sm" color="fg.muted" mb={isRestored ? '4' : undefined}>
      {isRestored && (
        <>
          <span>{forms.draftRestored}</span>
          <span aria-hidden> · </span>
          <TextButton type="button" onClick={onDiscard}>
            <span>{forms.discardDraft}</span>
          </TextButton>
        </>
      )}
    </Box>
  );
}

const TextButton = chakra('button', {
  base: {
    minHeight: '6',
    color: 'fg.brand',
    fontWeight: '600',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    _hover: { textDecorationThickness: '2px' },
  },
});
