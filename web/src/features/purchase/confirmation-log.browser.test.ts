import { expect, it } from 'vitest';
import { createConfirmationLog } from './confirmation-log.ts';

it('stores a report for this tab and others [Q-36]', () => {
  createConfirmationLog().set('a', 'u', { status: 'sent' });
  expect(createConfirmationLog().get('a', 'u')).toEqual({ status: 'sent' });
  createConfirmationLog().set('a', 'u', { status: 'rejected', message: 'No' });
  sessionStorage.clear();
  expect(createConfirmationLog().get('a', 'u')).toEqual({ status: 'rejected', message: 'No' });
  createConfirmationLog().set('a', 'u', undefined);
  expect(createConfirmationLog().get('a', 'u')).toBeUndefined();
});

it('keeps the reports of users and of guests apart', () => {
  const log = createConfirmationLog();
  log.set('a', 'u', { status: 'confirmed' });
  expect([log.get('a', 'u'), log.get('a', 'v'), log.get('a', undefined), log.get('b', 'u')]).toEqual([
    { status: 'confirmed' },
    { status: 'sent-by-other' },
    { status: 'sent-by-other' },
    undefined,
  ]);
  log.set('a', undefined, { status: 'sent' });
  expect([log.get('a', undefined), log.get('a', 'u')]).toEqual([{ status: 'sent' }, { status: 'confirmed' }]);
});

it('prefers a report of any storage to none, and a response to a request [Q-36]', () => {
  const log = createConfirmationLog();
  const store = (storage: Storage, status: 'sent' | 'confirmed' | 'rejected') => {
    const other = storage === localStorage ? sessionStorage : localStorage;
    const kept = other.getItem('institute.payments') ?? '[]';
    log.set('a', 'u', { status });
    other.setItem('institute.payments', kept);
  };
  store(sessionStorage, 'sent');
  expect(log.get('a', 'u')).toEqual({ status: 'sent' });
  store(localStorage, 'rejected');
  expect(log.get('a', 'u')).toEqual({ status: 'rejected' });
  store(sessionStorage, 'confirmed');
  expect(log.get('a', 'u')).toEqual({ status: 'confirmed' });
});

it('keeps the last 20 entries [Q-36]', () => {
  const log = createConfirmationLog();
  for (let index = 0; index < 25; index++) log.set(`p${index}`, 'u', { status: 'confirmed' });
  expect([log.get('p4', 'u'), log.get('p5', 'u')?.status, log.get('p24', 'u')?.status]).toEqual([undefined, 'confirmed', 'confirmed']);
});

it('has nothing in common between two entries of a user', () => {
  const log = createConfirmationLog();
  log.set('a', 'u-asha', { status: 'sent' });
  log.set('b', 'u-asha', { status: 'sent' });
  const [first, second]: { user: string }[] = JSON.parse(localStorage.getItem('institute.payments') ?? '');
  expect(first?.user).not.toBe(second?.user);
});

it('ignores invalid entries [F-16, S-13]', () => {
  const valid = { payment: 'a', user: 'u', status: 'sent' };
  const entries = [
    7,
    null,
    {},
    [],
    ['["req-1","pay-1"]', 'done'],
    { ...valid, status: 'maybe' },
    { ...valid, user: 7 },
    { ...valid, message: {} },
  ];
  for (const text of ['{', 'null', '{"a":"done"}', ...entries.map((entry) => JSON.stringify([entry]))]) {
    localStorage.setItem('institute.payments', text);
    expect(createConfirmationLog().get('a', 'u'), text).toBeUndefined();
    expect(localStorage.getItem('institute.payments')).toBe('[]');
  }
});
