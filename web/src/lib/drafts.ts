import { safeStorage } from './storage.ts';

/** The forms that keep drafts. */
export const draftForms = ['create-student', 'create-exam', 'create-marksheet', 'create-result', 'register', 'franchise'] as const;

/** The name of a form that keeps a draft. */
export type DraftForm = (typeof draftForms)[number];

/** The drafts of this tab. They end with it. */
export const draftStorage = safeStorage(() => sessionStorage);

export const draftKey = (form: DraftForm) => `institute.draft.${form}`;

export function removeDraft(form: DraftForm): void {
  draftStorage.removeItem(draftKey(form));
}

/** Removes the drafts of all forms. Call it after the session has ended: a form that is still open then writes no new draft. */
export function removeDrafts(): void {
  for (const form of draftForms) removeDraft(form);
}
