import { createContext, useContext, useSyncExternalStore } from 'react';
import { useOnceHydrated } from '#lib/hydration.tsx';
import * as text from '#text/cart.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import type { CartItem, CartStore } from './cart-store.ts';

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

export const CartContext = createContext<CartStore | undefined>(undefined);

export function useCartStore(): CartStore {
  const cart = useContext(CartContext);
  if (!cart) throw new Error('useCartStore must be used inside a CartContext.');
  return cart;
}
