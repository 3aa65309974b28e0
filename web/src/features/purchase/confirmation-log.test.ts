// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { createConfirmationLog } from './confirmation-log.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('stores a status for this tab and others [Q-36]', () => {
  createConfirmationLog().set('a', 'sent');
  expect(createConfirmationLog().get('a')).toBe('sent');
  createConfirmationLog().set('a', 'done');
  sessionStorage.clear();
  expect(createConfirmationLog().get('a')).toBe('done');
  createConfirmationLog().set('a', undefined);
  expect(createConfirmationLog().get('a')).toBeUndefined();
});

it('prefers a status of any storage to none, and a response to a request [Q-36]', () => {
  const write = (storage: Storage, status: string) => storage.setItem('institute.payments', JSON.stringify([['a', status]]));
  write(sessionStorage, 'sent');
  expect(createConfirmationLog().get('a')).toBe('sent');
  write(localStorage, 'sent');
  write(sessionStorage, 'done');
  expect(createConfirmationLog().get('a')).toBe('done');
});

it('keeps the last 20 entries [Q-36]', () => {
  const log = createConfirmationLog();
  for (let index = 0; index < 25; index++) log.set(`p${index}`, 'done');
  expect([log.get('p4'), log.get('p5'), log.get('p24')]).toEqual([undefined, 'done', 'done']);
});

it('ignores invalid entries [F-16, S-13]', () => {
  for (const text of ['{', 'null', '{"a":"done"}', '[["a","maybe"],7]', '[{"0":"a","1":"done"}]']) {
    localStorage.setItem('institute.payments', text);
    expect(createConfirmationLog().get('a')).toBeUndefined();
  }
});
