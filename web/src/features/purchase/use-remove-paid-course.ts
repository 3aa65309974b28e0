import { useEffect } from 'react';
import type { Cart } from './cart.ts';

/** Removes a paid course from the cart. The provider returns its id or its title. */
export function useRemovePaidCourse({ items, remove }: Cart, course: string | undefined): void {
  const paidId = items.find(({ _id, title }) => _id === course || title === course)?._id;
  useEffect(() => {
    if (paidId !== undefined) remove(paidId);
  }, [paidId, remove]);
}
