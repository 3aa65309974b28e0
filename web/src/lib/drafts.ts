import { removeOthers, safeStorage } from './storage.ts';

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

export const draftKey = (form: DraftForm) => `institute.draft.${form}`;

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
