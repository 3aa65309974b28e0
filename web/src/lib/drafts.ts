import { isOwn, ownerFields, parseJson, removeOthers, safeStorage } from './storage.ts';

/** The forms that keep drafts. */
export const draftForms = [
  'create-student',
  'create-exam',
  'create-marksheet',
  'create-result',
  'batch-results',
  'batch-marksheets',
  'register',
  'franchise',
] as const;

/** The name of a form that keeps a draft. */
export type DraftForm = (typeof draftForms)[number];

/** The drafts of this tab. They end with it. */
export const draftStorage = safeStorage(() => sessionStorage);

const draftKey = (form: DraftForm) => `institute.draft.${form}`;

export function removeDraft(form: DraftForm): void {
  draftStorage.removeItem(draftKey(form));
}

let removals = 0;

/** How many times the user has changed. A form that was open then must not write its draft again. */
export const countDraftRemovals = () => removals;

/** Removes the drafts of all users, or of all but one, when the user has changed. */
export function removeDrafts(exceptUserId?: string): void {
  removals += 1;
  removeOthers(draftStorage, draftForms.map(draftKey), exceptUserId);
}

/** What is typed in a form, by the name of the field. Most fields have one value. */
export type DraftValues = Readonly<Record<string, readonly string[]>>;

/** In characters: about 35,000 selected students. A browser stores some five million. */
const maxLength = 1_000_000;

/** Returns the user's draft of a form. Undefined stands for a guest. Another draft of the form is removed. */
export function readDraft(form: DraftForm, userId: string | undefined): DraftValues | undefined {
  const values = readOwn(form, userId);
  if (!values) removeDraft(form);
  return values;
}

/** Replaces the stored draft; one without values or that is too long is only removed. Returns false if a reload will lose the values. */
export function writeDraft(form: DraftForm, userId: string | undefined, values: DraftValues): boolean {
  // If the browser stores nothing more, an older draft must not come back instead.
  removeDraft(form);
  if (Object.keys(values).length === 0) return true;
  const text = JSON.stringify({ ...ownerFields(userId), values });
  return text.length <= maxLength && draftStorage.setItem(draftKey(form), text);
}

function readOwn(form: DraftForm, userId: string | undefined): DraftValues | undefined {
  const text = draftStorage.getItem(draftKey(form)) ?? '';
  const draft = text.length <= maxLength ? parseJson(text) : undefined;
  return isObject(draft) && isOwn(draft, userId) && isDraftValues(draft.values) ? draft.values : undefined;
}

function isDraftValues(values: unknown): values is DraftValues {
  return isObject(values) && Object.values(values).every((list) => Array.isArray(list) && list.every((text) => typeof text === 'string'));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
