// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { keepCertificate, parseKept, readKeptText, removeKeptCertificate, subscribeToKept } from './kept-certificate.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('keeps the last certificate for its viewer only, with the time, until it is removed', () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToKept(listener);
  keepCertificate('<p>1</p>', 'u-1');
  expect(keepCertificate('<p>2</p>', 'u-1')).toBe(true);
  const kept = parseKept(readKeptText(), 'u-1');
  expect(kept?.html).toBe('<p>2</p>');
  expect(Date.now() - Date.parse(kept?.keptAt ?? '')).toBeLessThan(60_000);
  expect(parseKept(readKeptText(), 'u-2')).toBeUndefined();
  expect(parseKept(readKeptText(), undefined)).toBeUndefined();
  removeKeptCertificate();
  expect(localStorage).toHaveLength(0);
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
});

it('keeps nothing if the storage is full, not even for this tab', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {}, setItem });
  expect(keepCertificate('<p>1</p>', 'u-1')).toBe(false);
  expect(readKeptText()).toBeNull();
});

it('keeps the certificate before if the storage has no room for the new one', () => {
  const values = new Map<string, string>();
  const setItem = (key: string, value: string) => {
    if (value.length > 200) throw new DOMException('full', 'QuotaExceededError');
    values.set(key, value);
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => values.delete(key),
    setItem,
  });
  expect(keepCertificate('<p>1</p>', 'u-1')).toBe(true);
  expect(keepCertificate('<p>2</p>'.repeat(100), 'u-1')).toBe(false);
  expect(parseKept(readKeptText(), 'u-1')?.html).toBe('<p>1</p>');
});

it.each([
  null,
  '',
  'null',
  '[]',
  '{"viewer":"u-1"}',
  '{"viewer":"u-1","html":1,"keptAt":"2026-11-25"}',
  '{"viewer":"u-1","html":"a","keptAt":"x"}',
])('reads %s as none', (text) => {
  expect(parseKept(text, 'u-1')).toBeUndefined();
});
