import { afterEach, expect, it, vi } from 'vitest';
import { browserStorage, fingerprint, persisted, removePersonalData, tabStorage } from './storage.ts';

const parse = ({ text }: Record<string, unknown>) => (typeof text === 'string' ? { text } : undefined);
const record = (key: string, area = tabStorage) => persisted({ key: `institute.${key}`, area, parse });
const value = { text: 'Lucknow' };

afterEach(() => vi.unstubAllGlobals());

it('gives a record back to the same user only, in the form that it must have', () => {
  const sent = record('sent', browserStorage);
  sent.write('a', { text: 'old' });
  sent.write('a', value);
  expect(['a', 'b', undefined].map(sent.read)).toEqual([value, undefined, undefined]);
  for (const text of ['no JSON', 'null', '"a"', '{"user":"a"}', '{"user":"a","text":5}']) {
    localStorage.setItem('institute.sent', text);
    expect(sent.read('a'), text).toBeUndefined();
  }
});

it("keeps one user's records, and removes those of guests and others in both storages, and nothing else [S-25]", () => {
  const others = {
    'institute.session': '{"token":"t","user":{"_id":"u-2"}}',
    'institute.payments': '[{"user":"f"}]',
    other: '{"user":"u-2"}',
  };
  for (const [key, text] of Object.entries(others)) localStorage.setItem(key, text);
  sessionStorage.setItem('adminToken', 'a');
  record('draft.register').write(undefined, value);
  record('draft.create-exam').write('u-1', value);
  record('documents').write('u-2', value);
  record('sent', browserStorage).write(fingerprint('u-1'), value);
  record('sent-too', browserStorage).write(fingerprint('u-2'), value);
  removePersonalData('u-1');
  expect(Object.keys(sessionStorage).sort()).toEqual(['adminToken', 'institute.draft.create-exam']);
  expect(Object.keys(localStorage).sort()).toEqual([...Object.keys(others), 'institute.sent'].sort());
  removePersonalData();
  expect(Object.keys(sessionStorage)).toEqual(['adminToken']);
  expect(Object.keys(localStorage).sort()).toEqual(Object.keys(others).sort());
});

it.each([-31, 31])("drops a guest's record whose time is %d minutes away, also when the clock was put back [S-25]", (minutes) => {
  const draft = record('draft.register');
  draft.write(undefined, value);
  expect(draft.read(undefined)).toEqual(value);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * 60_000);
  expect(draft.read(undefined)).toBeUndefined();
});

it('removes records that the browser has not stored too [F-16]', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const draft = record('draft.register');
  expect(draft.write('u-1', value)).toBe(false);
  expect(draft.read('u-1')).toEqual(value);
  removePersonalData();
  expect(draft.read('u-1')).toBeUndefined();
});
