import { beforeEach, expect, it } from 'vitest';
import { createLedger } from './ledger.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('remembers for this tab and for the others [Q-36]', () => {
  createLedger().set('a', 'sent');
  expect(createLedger().get('a')).toBe('sent');
  createLedger().set('a', 'done');
  sessionStorage.clear();
  expect(createLedger().get('a')).toBe('done');
  createLedger().set('a', undefined);
  expect(createLedger().get('a')).toBeUndefined();
});

it('keeps the last twenty [Q-36]', () => {
  const ledger = createLedger();
  for (let index = 0; index < 25; index++) ledger.set(`p${index}`, 'done');
  expect([ledger.get('p4'), ledger.get('p5'), ledger.get('p24')]).toEqual([undefined, 'done', 'done']);
});

it('reads broken records as none [F-16, S-13]', () => {
  for (const text of ['{', 'null', '{"a":"done"}', '[["a","maybe"],7]']) {
    localStorage.setItem('institute.payments', text);
    expect(createLedger().get('a')).toBeUndefined();
  }
});
