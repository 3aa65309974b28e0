import { beforeEach, expect, it } from 'vitest';
import { createLedger } from './ledger.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('Q-36 remembers for this tab and for the others', () => {
  createLedger().set('a', 'sent');
  expect(createLedger().get('a')).toBe('sent');
  createLedger().set('a', 'done');
  sessionStorage.clear();
  expect(createLedger().get('a')).toBe('done');
  createLedger().set('a', undefined);
  expect(createLedger().get('a')).toBeUndefined();
});

it('Q-36 keeps the last twenty', () => {
  const ledger = createLedger();
  for (let index = 0; index < 25; index++) ledger.set(`p${index}`, 'done');
  expect([ledger.get('p4'), ledger.get('p5'), ledger.get('p24')]).toEqual([undefined, 'done', 'done']);
});

it('F-16 S-13 reads broken records as none', () => {
  for (const text of ['{', 'null', '{"a":"done"}', '[["a","maybe"],7]']) {
    localStorage.setItem('institute.payments', text);
    expect(createLedger().get('a')).toBeUndefined();
  }
});
