import { createContext, useContext } from 'react';
import type { Cart } from './store.ts';

export const CartContext = createContext<Cart | undefined>(undefined);

/** Throws outside of a `CartContext`. */
export function useCartStore(): Cart {
  const cart = useContext(CartContext);
  if (!cart) throw new Error('useCartStore needs a CartContext above it.');
  return cart;
}
