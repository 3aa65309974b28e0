import { fingerprint } from '../../lib/fingerprint.ts';
import type { TextStorage } from '../../lib/storage.ts';

export const guestKey = 'institute.cart';
const keyWithIdPrefix = 'institute.cart.';

/** The storage key of a cart. It does not contain the user's id, because the cart stays after a logout. */
export function getCartKey(userId: string | undefined): string {
  return userId === undefined ? guestKey : `${guestKey}-${fingerprint(userId)}`;
}

/** Renames carts whose keys contain the user's id. */
export function renameCarts(open: () => TextStorage): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage).filter((name) => name.startsWith(keyWithIdPrefix))) {
      const text = storage.getItem(key);
      const newKey = getCartKey(key.slice(keyWithIdPrefix.length));
      storage.removeItem(key);
      if (text !== null && storage.getItem(newKey) === null) storage.setItem(newKey, text);
    }
  } catch {
    // The browser denies access to the storage, so it holds no carts.
  }
}
