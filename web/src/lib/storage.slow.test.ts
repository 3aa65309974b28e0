import { expect, it } from 'vitest';
import { fingerprint } from './storage.ts';

it('stays the same, because stored names depend on it, and contains nothing of the text', () => {
  expect(fingerprint('u-student')).toBe('16ec3xg-wc85zk');
  for (const text of ['u-student', 'asha@example.com', 'ABC/01/2023', 'asha']) {
    expect(fingerprint(text)).toMatch(/^[0-9a-z]{1,7}-[0-9a-z]{1,7}$/);
    expect(fingerprint(text)).not.toContain(text);
  }
});

it('differs for 200,000 ids, and for letters that share their low byte', () => {
  const ids = Array.from({ length: 200_000 }, (_, index) => `MOJO${index * 7919}`);
  expect(new Set(ids.map(fingerprint)).size).toBe(ids.length);
  // U+0915 and U+0A15.
  expect(fingerprint('क')).not.toBe(fingerprint('ਕ'));
});
