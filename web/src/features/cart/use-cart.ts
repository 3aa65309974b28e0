import { useSyncExternalStore } from 'react';
import { useOnceHydrated } from '../../lib/hydration.tsx';
import { toasts } from '../../ui/toast/toast-store.ts';
import { useCartStore } from './cart-context.ts';
import type { CartItem } from './cart-items.ts';

const noItems: readonly CartItem[] = [];

/** The items in the cart. Empty until the page is hydrated, because prerendered HTML holds no user data. */
export function useCartItems(): readonly CartItem[] {
  const cart = useCartStore();
  const items = useSyncExternalStore(cart.subscribe, cart.items, cart.items);
  return useOnceHydrated(items) ?? noItems;
}

/** Returns a function that adds a course to the cart and shows a toast. */
export function useAddToCart(): (course: CartItem) => void {
  const cart = useCartStore();
  return (course) => {
    if (cart.add(course)) toasts.success('Course Successfully Added in cart!');
    else toasts.error('Course Already Added in cart!');
  };
}
