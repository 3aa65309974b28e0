import { createContext, useContext, useSyncExternalStore } from 'react';
import { useOnceHydrated } from '#lib/hydration.tsx';
import { fingerprint, parseJson, safeStorage } from '#lib/storage.ts';
import { createListeners } from '#lib/store.ts';
import type { SessionStore } from '#session/store.ts';
import * as text from '#text/cart.ts';
import { toasts } from '#ui/toast/toast-store.ts';

export type CartStore = ReturnType<typeof createCartStore>;

/**
 * The courses that the user wants to buy, stored only in this browser. Every user has a cart. A guest's cart is merged into the user's cart
 * at the login.
 */
export function createCartStore(session: SessionStore) {
  const storage = safeStorage(() => localStorage);
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
    /** The same array until the items change. */
    items: () => read(getViewerKey()),
    /** Returns false if the course is already in the cart. */
    add(item: CartItem) {
      const items = read(getViewerKey());
      if (items.some(({ _id }) => _id === item._id)) return false;
      write(getViewerKey(), [...items, { _id: item._id, title: item.title }]);
      notify();
      return true;
    },
    remove(courseId: string) {
      const items = read(getViewerKey());
      write(
        getViewerKey(),
        items.filter(({ _id }) => _id !== courseId),
      );
      notify();
    },
    /** Notifies of every change, including changes in other tabs and a change of the user. */
    subscribe,
  };
}

export const CartContext = createContext<CartStore | undefined>(undefined);

export function useCartStore(): CartStore {
  const cart = useContext(CartContext);
  if (!cart) throw new Error('useCartStore must be used inside a CartContext.');
  return cart;
}

const noItems: readonly CartItem[] = [];

/** The items in the cart. Empty until the page is hydrated, because prerendered HTML holds no user data. */
export function useCartItems(): readonly CartItem[] {
  const cart = useCartStore();
  const items = useSyncExternalStore(cart.subscribe, cart.items, cart.items);
  return useOnceHydrated(items) ?? noItems;
}

export function useAddToCart(): (course: CartItem) => void {
  const cart = useCartStore();
  return (course) => {
    if (cart.add(course)) toasts.success(text.added);
    else toasts.error(text.alreadyAdded);
  };
}

/** A course in the cart. Its stored title is shown while the course is not loaded. */
export interface CartItem {
  _id: string;
  title: string;
}

function parseCartItems(text: string | null): readonly CartItem[] {
  const value = parseJson(text);
  return Array.isArray(value) ? value.filter(isCartItem) : [];
}

function isCartItem(value: unknown): value is CartItem {
  const { _id, title }: Partial<Record<keyof CartItem, unknown>> = Object(value);
  return typeof _id === 'string' && _id !== '' && typeof title === 'string';
}

const guestKey = 'institute.cart';

/** The storage key of a cart. It does not contain the user's id, because the cart stays after a logout. */
export function getCartKey(userId: string | undefined): string {
  return userId === undefined ? guestKey : `${guestKey}-${fingerprint(userId)}`;
}
