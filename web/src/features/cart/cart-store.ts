import { safeStorage, type TextStorage } from '../../lib/storage.ts';
import { createListeners } from '../../lib/store.ts';
import type { SessionStore } from '../../session/store.ts';
import { type CartItem, parseCartItems } from './cart-items.ts';
import { getCartKey, guestKey, renameCarts } from './cart-key.ts';

/** The courses that the viewer wants to buy, stored only in this browser. */
export interface CartStore {
  /** The same array until it changes. */
  items(): readonly CartItem[];
  /** Returns false if the course is already in the cart. */
  add(item: CartItem): boolean;
  remove(courseId: string): void;
  /** Notifies of every change, including those in other tabs and a change of the viewer. */
  subscribe(listener: () => void): () => void;
}

/** Every user has a cart. A guest's cart is merged into the user's cart at the login. */
export function createCartStore(session: SessionStore, local: () => TextStorage = () => localStorage): CartStore {
  renameCarts(local);
  const storage = safeStorage(local);
  let cached: { key: string; text: string | null; items: readonly CartItem[] } | undefined;

  const read = (key: string): readonly CartItem[] => {
    const text = storage.getItem(key);
    if (cached?.key !== key || cached.text !== text) cached = { key, text, items: parseCartItems(text) };
    return cached.items;
  };
  const write = (key: string, items: readonly CartItem[]) => {
    if (items.length > 0) storage.setItem(key, JSON.stringify(items));
    else storage.removeItem(key);
  };
  const getViewerKey = () => getCartKey(session.get()?.user._id);
  const mergeGuestCart = () => {
    const guestItems = getViewerKey() === guestKey ? [] : read(guestKey);
    if (guestItems.length > 0) {
      const items = read(getViewerKey());
      write(getViewerKey(), [...items, ...guestItems.filter(({ _id }) => items.every((item) => item._id !== _id))]);
      write(guestKey, []);
    }
    notify();
  };
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || key === getViewerKey()) notify();
  };
  const { notify, subscribe } = createListeners(() => {
    const unsubscribe = session.subscribe(mergeGuestCart);
    addEventListener('storage', handleStorage);
    return () => {
      unsubscribe();
      removeEventListener('storage', handleStorage);
    };
  });

  return {
    items: () => read(getViewerKey()),
    add(item) {
      const items = read(getViewerKey());
      if (items.some(({ _id }) => _id === item._id)) return false;
      write(getViewerKey(), [...items, { _id: item._id, title: item.title }]);
      notify();
      return true;
    },
    remove(courseId) {
      const items = read(getViewerKey());
      write(
        getViewerKey(),
        items.filter(({ _id }) => _id !== courseId),
      );
      notify();
    },
    subscribe,
  };
}
