import { beforeEach, expect, it, vi } from 'vitest';
import { removePersonalData, tabStorage } from '#lib/storage.ts';
import { waitFor } from '#lib/testing.tsx';
import { toasts } from '../toast/toast-store.ts';
import { type DraftValues, keepDraft, readDraft } from './draft.tsx';

const form = document.createElement('form');
let userId: string | undefined;
let state: DraftValues = {};
const input = () => form.querySelector('input');
const keep = (prefill?: DraftValues) => keepDraft(form, { name: 'create-exam', getUserId: () => userId, getState: () => state, prefill });
const stored = () => readDraft('create-exam', 'u-1');

function type(value: string): void {
  Object.assign(input() ?? {}, { value });
  input()?.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  form.innerHTML = '<input name="title"><select name="batch"><option value="">Loading batches…</option></select>';
  userId = 'u-1';
  state = {};
});

it('writes what is typed within a second, and at once when the page is left or the form is closed', () => {
  const keeper = keep();
  type('a');
  vi.advanceTimersByTime(1000);
  expect(stored()).toEqual({ title: ['a'] });
  type('ab');
  dispatchEvent(new Event('pagehide'));
  expect(stored()).toEqual({ title: ['ab'] });
  type('abc');
  keeper.stop();
  expect(stored()).toEqual({ title: ['abc'] });
});

it('warns once if the browser does not store what is typed [F-16]', () => {
  const warn = vi.spyOn(toasts, 'warning');
  const setItem = vi.spyOn(tabStorage, 'setItem').mockReturnValue(false);
  const keeper = keep();
  for (const text of ['a', 'ab', 'abc']) {
    type(text);
    vi.advanceTimersByTime(1000);
  }
  keeper.stop();
  setItem.mockRestore();
  const text = 'Your browser cannot save what you type here. Please send it before you close or reload this page.';
  expect(warn.mock.calls).toEqual([[text]]);
  warn.mockRestore();
});

it('writes nothing once another user is signed in or the session has ended', () => {
  const keeper = keep();
  type('a');
  for (const next of [undefined, 'u-2']) {
    userId = next;
    removePersonalData();
    type('ab');
    keeper.stop();
    expect(sessionStorage).toHaveLength(0);
  }
});

it('writes nothing after all drafts were removed at a logout, while the page is still open', () => {
  const keeper = keep();
  type('a');
  removePersonalData();
  type('ab');
  keeper.stop();
  expect(sessionStorage).toHaveLength(0);
});

it('keeps values outside of the fields, except blank ones', () => {
  state = { students: ['s-1', 's-2'], subject: [''] };
  const keeper = keep();
  keeper.schedule();
  keeper.stop();
  expect(stored()).toEqual({ students: ['s-1', 's-2'] });
});

it('does not lose the value of a select whose options have not loaded, and selects it when they have', async () => {
  form.querySelector('select')?.insertAdjacentHTML('beforeend', '<option value="b-1">Morning</option>');
  Object.assign(form.querySelector('select') ?? {}, { value: 'b-1' });
  let keeper = keep();
  type('a');
  keeper.stop();
  form.innerHTML = '<input name="title"><select name="batch"><option value="">Loading batches…</option></select>';
  keeper = keep();
  expect(keeper.restore()).toEqual({ title: ['a'], batch: ['b-1'] });
  type('ab');
  vi.advanceTimersByTime(1000);
  expect(stored()).toEqual({ title: ['ab'], batch: ['b-1'] });
  form.querySelector('select')?.insertAdjacentHTML('beforeend', '<option value="b-1">Morning</option>');
  vi.useRealTimers();
  await waitFor(() => expect(form.querySelector('select')?.value).toBe('b-1'));
  keeper.stop();
});

it('removes the draft of what was sent, unless it has changed since', () => {
  const keeper = keep();
  type('a');
  const removeFirst = keeper.track();
  type('ab');
  removeFirst();
  expect(stored()).toEqual({ title: ['ab'] });
  const removeSecond = keeper.track();
  removeSecond();
  expect(stored()).toBeUndefined();
  // The form still has its values while the next page loads.
  keeper.schedule();
  keeper.stop();
  expect(stored()).toBeUndefined();
});

it('does not write again what it has just removed', () => {
  const keeper = keep();
  type('a');
  keeper.remove();
  keeper.schedule();
  keeper.stop();
  expect(stored()).toBeUndefined();
});

it('what a form starts with is no draft, until something is typed', () => {
  Object.assign(input() ?? {}, { value: 'a' });
  const keeper = keep({ title: ['a'] });
  keeper.schedule();
  vi.advanceTimersByTime(1000);
  expect(stored()).toBeUndefined();
  type('ab');
  keeper.stop();
  expect(stored()).toEqual({ title: ['ab'] });
});

it('does not restore a draft with another value than the form starts with', () => {
  type('a');
  const first = keep();
  type('ab');
  first.stop();
  expect(keep({ title: ['b'] }).restore()).toBeUndefined();
  const accepted: (DraftValues | undefined)[] = [{ title: ['ab'] }, { student: ['s-1'] }, undefined];
  for (const prefill of accepted) expect(keep(prefill).restore()).toEqual({ title: ['ab'] });
});
