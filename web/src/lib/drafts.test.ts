// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from './draft-values.ts';
import { draftForms, removeDrafts } from './drafts.ts';

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
