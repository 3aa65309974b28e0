import { safeStorage, type TextStore } from '../../lib/storage.ts';
import type { SessionStore } from '../../session/store.ts';
import { type CartItem, parseItems } from './items.ts';

const guestsKey = 'institute.cart';
const keyOf = (personId: string | undefined) => (personId === undefined ? guestsKey : `${guestsKey}.${personId}`);

/** The courses that a person has put aside, kept in this browser alone. */
export interface Cart {
  /** The same array until it changes. */
  items(): readonly CartItem[];
  /** Answers with false when the course is in the cart already. */
  add(item: CartItem): boolean;
  remove(courseId: string): void;
  /** Told of every change, also of one in another tab and of another person. */
  subscribe(listener: () => void): () => void;
}

/** Every person has a cart of their own; what a visitor put aside goes along when the visitor signs in. */
export function createCart(session: SessionStore, local: () => TextStore = () => localStorage): Cart {
  const kept = safeStorage(local);
  const listeners = new Set<() => void>();
  let current: { key: string; text: string | null; items: readonly CartItem[] } | undefined;

  const read = (key: string): readonly CartItem[] => {
    const text = kept.getItem(key);
    if (current?.key !== key || current.text !== text) current = { key, text, items: parseItems(text) };
    return current.items;
  };
  const ownKey = () => keyOf(session.get()?.user._id);
  const write = (key: string, items: readonly CartItem[]) => {
    if (items.length > 0) kept.setItem(key, JSON.stringify(items));
    else kept.removeItem(key);
  };
  const announce = () => {
    for (const listener of listeners) listener();
  };
  const takeGuestsAlong = () => {
    const guests = ownKey() === guestsKey ? [] : read(guestsKey);
    if (guests.length > 0) {
      const own = read(ownKey());
      write(ownKey(), [...own, ...guests.filter(({ _id }) => own.every((item) => item._id !== _id))]);
      write(guestsKey, []);
    }
    announce();
  };
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key === ownKey()) announce();
  };
  let stop = () => {};

  return {
    items: () => read(ownKey()),
    add(item) {
      const own = read(ownKey());
      if (own.some(({ _id }) => _id === item._id)) return false;
      write(ownKey(), [...own, { _id: item._id, title: item.title }]);
      announce();
      return true;
    },
    remove(courseId) {
      const own = read(ownKey());
      write(
        ownKey(),
        own.filter(({ _id }) => _id !== courseId),
      );
      announce();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        const unsubscribe = session.subscribe(takeGuestsAlong);
        addEventListener('storage', follow);
        stop = () => {
          unsubscribe();
          removeEventListener('storage', follow);
        };
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}
