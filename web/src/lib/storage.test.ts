import { expect, it } from 'vitest';
import { safeStorage, type TextStore } from './storage.ts';

/** A storage of the browser, with some of its calls replaced. */
function storage(broken: Partial<TextStore>): TextStore & { texts: Map<string, string> } {
  const texts = new Map([['old', 'kept']]);
  const working: TextStore = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
  return { ...working, ...broken, texts };
}

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

it('keeps in the browser what the browser keeps [F-16]', () => {
  const place = storage({});
  const store = safeStorage(() => place);
  expect([store.setItem('a', '1'), place.texts.get('a'), store.getItem('a'), store.getItem('old')]).toEqual([true, '1', '1', 'kept']);
  store.removeItem('a');
  expect([store.getItem('a'), place.texts.has('a')]).toEqual([null, false]);
});

it.each([
  ['is disabled', undefined],
  ['is full', storage({ setItem: refuse })],
  ['cannot be read', storage({ getItem: refuse })],
  ['takes a text and forgets it', storage({ setItem: () => {} })],
  ['fails at all', storage({ getItem: refuse, setItem: refuse, removeItem: refuse })],
])('works in memory where the storage %s [F-16]', (_what, place) => {
  const store = safeStorage(() => place ?? refuse());
  expect(store.setItem('a', '1')).toBe(false);
  expect(store.getItem('a')).toBe('1');
  store.removeItem('a');
  expect(store.getItem('a')).toBeNull();
});

it('what could not be removed is gone for this tab [F-16, R-187]', () => {
  const store = safeStorage(() => storage({ removeItem: refuse }));
  store.removeItem('old');
  expect(store.getItem('old')).toBeNull();
});

it('goes back to the browser once it keeps again [F-16]', () => {
  let full = true;
  const place = storage({});
  const { setItem } = place;
  place.setItem = (key, value) => (full ? refuse() : setItem(key, value));
  const store = safeStorage(() => place);
  store.setItem('a', '1');
  full = false;
  expect([store.setItem('a', '2'), place.texts.get('a')]).toEqual([true, '2']);
  place.texts.set('a', 'of another tab');
  expect(store.getItem('a')).toBe('of another tab');
});
