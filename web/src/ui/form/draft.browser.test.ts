import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { removePersonalData, tabStorage } from '#lib/storage.ts';
import { waitFor } from '#lib/testing.tsx';
import { toasts } from '../toast/toast-store.ts';
import { type DraftValues, fillFields, keepDraft, readDraft, readFields, writeDraft } from './draft.tsx';

const form = document.createElement('form');
const get = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`);
const set = (name: string, value: string) => Object.assign(get(name) ?? {}, { value });
const addBatch = () => get('batch')?.insertAdjacentHTML('beforeend', '<option value="b-1">Morning</option>');

const values = { city: ['Kochi'], dob: ['2004-08-15'], about: ['Two\nlines'], state: ['kerala'] };
const stored = (user: string | undefined = 'u-1') => readDraft('create-exam', user);
const key = 'institute.draft.create-exam';

let userId: string | undefined;

beforeEach(() => {
  form.innerHTML = `
    <input name="city"><input name="dob" type="date"><textarea name="about"></textarea>
    <select name="state"><option value="">Select one</option><option value="kerala">Kerala</option></select>
    <select name="batch"><option value="">Loading batches…</option></select>
    <input name="password" type="password" data-password><input name="shown" type="text" data-password><input name="pin" type="password">
    <input name="avatar" type="file"><input name="hidden" type="hidden" value="1"><input value="Total Marks"><button name="send" value="1">`;
  userId = 'u-1';
});

it('reads and fills in, as if it was typed, what is no password and not typed already', () => {
  for (const name of ['password', 'shown', 'pin']) set(name, 'secret');
  expect(readFields(form)).toEqual({});
  const events = vi.fn();
  for (const type of ['input', 'change']) form.addEventListener(type, events);
  expect(fillFields(form, values)).toEqual({});
  expect(readFields(form)).toEqual(values);
  expect(events).toHaveBeenCalledTimes(8);
  fillFields(form, { city: ['Lucknow'], password: ['stored'], shown: ['stored'], state: ['gone'], unknown: ['x'] });
  expect(readFields(form)).toEqual(values);
  expect(['password', 'shown'].map((name) => get(name)?.value)).toEqual(['secret', 'secret']);
});

it('keeps a draft in the storage of the tab, for its user, and removes it when another one reads it', () => {
  for (const [owner, reader] of [
    ['u-1', 'u-2'],
    ['u-1', undefined],
    [undefined, 'u-1'],
  ]) {
    writeDraft('create-exam', owner, values);
    expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual({ user: owner ?? null, time: expect.any(Number), values });
    expect(readDraft('register', reader), 'another form').toBeUndefined();
    expect(readDraft('create-exam', owner)).toEqual(values);
    expect(readDraft('create-exam', reader)).toBeUndefined();
    expect(readDraft('create-exam', owner)).toBeUndefined();
  }
});

it('removes a draft that is empty or too long', () => {
  for (const [next, isStored] of [
    [{}, true],
    [{ city: ['x'.repeat(1_000_001)] }, false],
  ] as const) {
    expect(writeDraft('create-exam', 'u-1', values)).toBe(true);
    expect(writeDraft('create-exam', 'u-1', next)).toBe(isStored);
    expect(stored()).toBeUndefined();
  }
});

it.each([
  'no JSON',
  '[]',
  '{"user":"u-1"}',
  '{"user":"u-1","values":null}',
  '{"user":"u-1","values":{"city":"Lucknow"}}',
  '{"user":"u-1","values":{"city":[7]}}',
  '{"values":{"city":["Lucknow"]}}',
])('removes what is no draft: %s', (text) => {
  sessionStorage.setItem(key, text);
  expect(stored()).toBeUndefined();
  expect(sessionStorage.getItem(key)).toBeNull();
});

/** Keeps the draft of the form. `type` types a city. */
function keep(prefill?: DraftValues) {
  vi.useFakeTimers();
  const keeper = keepDraft(form, { name: 'create-exam', getUserId: () => userId, getState: () => ({}), prefill });
  onTestFinished(keeper.stop);
  return keeper;
}
function type(value: string): void {
  set('city', value);
  get('city')?.dispatchEvent(new Event('input', { bubbles: true }));
}

it('writes what is typed within a second, and at once when the page is left or the form is closed', () => {
  const keeper = keep();
  type('a');
  vi.advanceTimersByTime(1000);
  expect(stored()).toEqual({ city: ['a'] });
  type('ab');
  dispatchEvent(new Event('pagehide'));
  expect(stored()).toEqual({ city: ['ab'] });
  type('abc');
  keeper.stop();
  expect(stored()).toEqual({ city: ['abc'] });
});

it('does not keep a value that is only suggested, and replaces one with the draft', () => {
  keep();
  type('Gaya');
  get('city')?.setAttribute('data-suggested', 'true');
  vi.advanceTimersByTime(1000);
  expect(stored()).toBeUndefined();
  fillFields(form, { city: ['Patna'] });
  expect(get('city')?.value).toBe('Patna');
});

it('warns once if the browser does not store what is typed [F-16]', () => {
  const warn = vi.spyOn(toasts, 'warning');
  vi.spyOn(tabStorage, 'setItem').mockReturnValue(false);
  keep();
  for (const text of ['a', 'ab', 'abc']) {
    type(text);
    vi.advanceTimersByTime(1000);
  }
  const text = 'Your browser cannot save what you type here. Please send it before you close or reload this page.';
  expect(warn.mock.calls).toEqual([[text]]);
});

it('writes nothing after a logout or once another user is signed in, while the page is still open', () => {
  for (const next of ['u-1', undefined, 'u-2']) {
    userId = 'u-1';
    const keeper = keep();
    type('a');
    userId = next;
    removePersonalData();
    type('ab');
    keeper.stop();
    expect(sessionStorage).toHaveLength(0);
  }
});

it('does not lose the value of a select whose options have not loaded, and selects it when they have', async () => {
  writeDraft('create-exam', 'u-1', { city: ['a'], batch: ['b-1'] });
  expect(keep().restore()).toEqual({ city: ['a'], batch: ['b-1'] });
  type('ab');
  vi.advanceTimersByTime(1000);
  expect(stored()).toEqual({ city: ['ab'], batch: ['b-1'] });
  addBatch();
  vi.useRealTimers();
  await waitFor(() => expect(get('batch')?.value).toBe('b-1'));
});

it('removes the draft of what was sent, unless it has changed since, and does not write it again', () => {
  const keeper = keep();
  type('a');
  const removeFirst = keeper.track();
  type('ab');
  removeFirst();
  expect(stored()).toEqual({ city: ['ab'] });
  keeper.track()();
  expect(stored()).toBeUndefined();
  // The form still has its values while the next page loads.
  keeper.schedule();
  keeper.stop();
  expect(stored()).toBeUndefined();
});

it('what a form starts with is no draft, until something is typed', () => {
  set('city', 'a');
  const keeper = keep({ city: ['a'] });
  keeper.schedule();
  vi.advanceTimersByTime(1000);
  expect(stored()).toBeUndefined();
  type('ab');
  keeper.stop();
  expect(stored()).toEqual({ city: ['ab'] });
});

it('does not restore a draft with another value than the form starts with', () => {
  writeDraft('create-exam', 'u-1', { city: ['ab'] });
  expect(keep({ city: ['b'] }).restore()).toBeUndefined();
  const accepted: (DraftValues | undefined)[] = [{ city: ['ab'] }, { student: ['s-1'] }, undefined];
  for (const prefill of accepted) expect(keep(prefill).restore()).toEqual({ city: ['ab'] });
});
