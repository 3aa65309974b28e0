import { useSyncExternalStore } from 'react';
import { useOnceHydrated } from '../../lib/hydration.tsx';
import { notices } from '../../ui/toast/toast-store.ts';
import { useCartStore } from './cart-context.ts';
import type { CartItem } from './items.ts';

const none: readonly CartItem[] = [];

/** What is in the cart; nothing while the page is still HTML from the build. */
export function useCartItems(): readonly CartItem[] {
  const cart = useCartStore();
  const items = useSyncExternalStore(cart.subscribe, cart.items, cart.items);
  return useOnceHydrated(items) ?? none;
}

/** Puts a course into the cart and says what came of it. */
export function useAddToCart(): (course: CartItem) => void {
  const cart = useCartStore();
  return (course) => {
    if (cart.add(course)) notices.success('Course Successfully Added in cart!');
    else notices.error('Course Already Added in cart!');
  };
}
