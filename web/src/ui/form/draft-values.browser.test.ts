import { expect, it, vi } from 'vitest';
import { type DraftValues, readDraft, writeDraft } from './draft.tsx';

const key = 'institute.draft.register';
const values = { city: ['Lucknow'], students: ['s-1', 's-2'] };

it('keeps a draft in the storage of the tab, for its user', () => {
  writeDraft('register', undefined, values);
  writeDraft('create-exam', 'u-1', values);
  expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual({ user: null, time: expect.any(Number), values });
  expect([readDraft('register', undefined), readDraft('create-exam', 'u-1')]).toEqual([values, values]);
  expect(readDraft('create-student', 'u-1')).toBeUndefined();
});

it('never returns the draft of another user, and removes it', () => {
  for (const [owner, reader] of [
    ['u-1', 'u-2'],
    ['u-1', undefined],
    [undefined, 'u-1'],
  ]) {
    writeDraft('register', owner, values);
    expect(readDraft('register', reader), `${owner} and ${reader}`).toBeUndefined();
    expect(readDraft('register', owner)).toBeUndefined();
  }
});

it('keeps the drafts of a user whose session has expired when a guest opens another form', () => {
  writeDraft('create-exam', 'u-1', values);
  readDraft('register', undefined);
  expect(readDraft('create-exam', 'u-1')).toEqual(values);
});

it("removes a guest's draft after half an hour, because the next guest may be another person, but keeps a user's [S-25]", () => {
  vi.useFakeTimers();
  for (const user of [undefined, 'u-1']) {
    writeDraft('register', user, values);
    vi.advanceTimersByTime(29 * 60_000);
    expect(readDraft('register', user)).toEqual(values);
    vi.advanceTimersByTime(60_000);
    expect(readDraft('register', user)).toEqual(user && values);
  }
  expect(sessionStorage).toHaveLength(1);
});

it('removes a draft that is empty or too long', () => {
  const tooLong: DraftValues = { city: ['x'.repeat(1_000_001)] };
  for (const [next, isStored] of [
    [{}, true],
    [tooLong, false],
  ] as const) {
    expect(writeDraft('register', undefined, values)).toBe(true);
    expect(writeDraft('register', undefined, next)).toBe(isStored);
    expect(readDraft('register', undefined)).toBeUndefined();
  }
});

it('leaves no older draft when the browser stores no more, and keeps the new one for the page [F-16]', () => {
  writeDraft('register', undefined, { city: ['Old'] });
  const storage = sessionStorage;
  const setItem = () => {
    throw new DOMException('Setting the value exceeded the quota.', 'QuotaExceededError');
  };
  const getItem = (name: string) => storage.getItem(name);
  vi.stubGlobal('sessionStorage', { getItem, setItem, removeItem: (name: string) => storage.removeItem(name) });
  expect(writeDraft('register', undefined, values)).toBe(false);
  vi.unstubAllGlobals();
  expect(sessionStorage.getItem(key), 'after a reload').toBeNull();
  expect(readDraft('register', undefined)).toEqual(values);
});

it.each([
  'no JSON',
  'null',
  '7',
  '[]',
  '{}',
  '{"user":null}',
  '{"user":null,"values":null}',
  '{"user":null,"values":{"city":"Lucknow"}}',
  '{"user":null,"values":{"city":[7]}}',
  '{"values":{"city":["Lucknow"]}}',
  '9'.repeat(1_000_001),
])('removes what is no draft: %.60s', (text) => {
  sessionStorage.setItem(key, text);
  expect(readDraft('register', undefined)).toBeUndefined();
  expect(sessionStorage.getItem(key)).toBeNull();
});
