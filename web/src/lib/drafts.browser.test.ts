import { expect, it, vi } from 'vitest';
import { draftForms, readDraft, removeDrafts, writeDraft } from './drafts.ts';

const values = { city: ['Lucknow'] };

it('removes the drafts of all forms and nothing else', () => {
  sessionStorage.setItem('adminToken', 'a');
  for (const form of draftForms) writeDraft(form, 'u-1', values);
  expect(sessionStorage).toHaveLength(draftForms.length + 1);
  removeDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['adminToken']);
});

it('removes drafts that the browser has not stored too', () => {
  vi.stubGlobal('sessionStorage', undefined);
  writeDraft('register', 'u-1', values);
  expect(readDraft('register', 'u-1')).toEqual(values);
  removeDrafts();
  expect(readDraft('register', 'u-1')).toBeUndefined();
  vi.unstubAllGlobals();
});

it("keeps one user's drafts, and removes those of guests, others, and what is no draft [S-25]", () => {
  writeDraft('register', undefined, values);
  writeDraft('create-exam', 'u-1', values);
  writeDraft('create-result', 'u-2', values);
  sessionStorage.setItem('institute.draft.franchise', 'no JSON');
  removeDrafts('u-1');
  expect(Object.keys(sessionStorage)).toEqual(['institute.draft.create-exam']);
});
