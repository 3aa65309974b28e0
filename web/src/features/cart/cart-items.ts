/** A course in the cart. Its stored title is shown while the course is not loaded. */
export interface CartItem {
  _id: string;
  title: string;
}

/** Longer stored texts are not parsed. In UTF-16 code units. */
const maxLength = 1_000_000;

/** Parses the stored text. Leaves out invalid items and duplicates. */
export function parseCartItems(text: string | null): readonly CartItem[] {
  if (text === null || text.length > maxLength) return [];
  try {
    const value: unknown = JSON.parse(text);
    const items = Array.isArray(value) ? value.filter(isCartItem) : [];
    return items.filter(({ _id }, index) => items.findIndex((item) => item._id === _id) === index);
  } catch {
    return [];
  }
}

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null || !('_id' in value) || !('title' in value)) return false;
  return typeof value._id === 'string' && value._id !== '' && typeof value.title === 'string';
}
