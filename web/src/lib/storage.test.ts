import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fingerprint, safeStorage, type TextStorage } from './storage.ts';

/** A browser storage with some of its methods replaced. */
function createStorage(overrides: Partial<TextStorage>): TextStorage & { texts: Map<string, string> } {
  const texts = new Map([['old', 'stored']]);
  const working: TextStorage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
  return { ...working, ...overrides, texts };
}

const reject = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

it('stores in the browser if it can [F-16]', () => {
  const storage = createStorage({});
  const store = safeStorage(() => storage);
  expect([store.setItem('a', '1'), storage.texts.get('a'), store.getItem('a'), store.getItem('old')]).toEqual([true, '1', '1', 'stored']);
  store.removeItem('a');
  expect([store.getItem('a'), storage.texts.has('a')]).toEqual([null, false]);
});

it.each([
  ['is disabled', undefined],
  ['is full', createStorage({ setItem: reject })],
  ['ignores writes', createStorage({ setItem: () => {} })],
  ['always throws', createStorage({ getItem: reject, setItem: reject, removeItem: reject })],
])('works in memory if the storage %s [F-16]', (_what, storage) => {
  const store = safeStorage(() => storage ?? reject());
  expect(store.setItem('a', '1')).toBe(false);
  expect(store.getItem('a')).toBe('1');
  store.removeItem('a');
  expect(store.getItem('a')).toBeNull();
});

it('hides a value that could not be removed, and uses the browser again as soon as it stores values [F-16, R-187]', () => {
  const unremovable = safeStorage(() => createStorage({ removeItem: reject }));
  unremovable.removeItem('old');
  expect(unremovable.getItem('old')).toBeNull();
  let isFull = true;
  const storage = createStorage({});
  const { setItem } = storage;
  storage.setItem = (key, value) => (isFull ? reject() : setItem(key, value));
  const store = safeStorage(() => storage);
  store.setItem('a', '1');
  isFull = false;
  expect([store.setItem('a', '2'), storage.texts.get('a')]).toEqual([true, '2']);
  storage.texts.set('a', 'of another tab');
  expect(store.getItem('a')).toBe('of another tab');
});

it('a fingerprint stays the same, because stored names depend on it, contains nothing of the text, and differs for 20,000 ids', () => {
  expect(fingerprint('u-student')).toBe('16ec3xg-wc85zk');
  for (const text of ['asha@example.com', 'ABC/01/2023', 'asha']) expect(fingerprint(text)).toMatch(/^[0-9a-z]{1,7}-[0-9a-z]{1,7}$/);
  const ids = Array.from({ length: 20_000 }, (_, index) => `MOJO${index * 7919}`);
  expect(new Set(ids.map(fingerprint)).size).toBe(ids.length);
  // U+0915 and U+0A15, which share their low byte.
  expect(fingerprint('क')).not.toBe(fingerprint('ਕ'));
});

it("the README's table names every key of ours that the browser stores", () => {
  const web = join(import.meta.dirname, '../..');
  const files = (folder: string) => readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const scripts = [...files('src'), ...files('worker')].filter((path) => /(?<!browser-data|\.test)\.tsx?$/.test(path));
  const paths = [...scripts, 'index.html', '../mocks/src/browser.ts'];
  const keys = (text: string) => [...text.matchAll(/['`]institute\.([a-z]+(?:-[a-z]+)*)/g)].map(([, key]) => key);
  const stored = new Set(paths.flatMap((path) => keys(readFileSync(join(web, path), 'utf8'))));
  const rows = readFileSync(join(web, 'README.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const table = new Set(keys(rows.join('\n')));
  expect([...table].filter((key) => !stored.has(key))).toEqual([]);
  expect([...stored].filter((key) => !table.has(key))).toEqual([]);
});
