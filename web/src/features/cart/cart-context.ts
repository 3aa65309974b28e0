import { createContext, useContext } from 'react';
import type { CartStore } from './cart-store.ts';

export const CartContext = createContext<CartStore | undefined>(undefined);

/** Throws outside of a `CartContext`. */
export function useCartStore(): CartStore {
  const cart = useContext(CartContext);
  if (!cart) throw new Error('useCartStore must be used inside a CartContext.');
  return cart;
}
