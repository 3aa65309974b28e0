/** A course in a cart: its title is kept for when the course itself cannot be read. */
export interface CartItem {
  _id: string;
  title: string;
}

/** Longer than any cart of courses. */
const maxLength = 1_000_000;

/** The items of a stored text; whatever is not one is left out, and so is a second one of a course. */
export function parseItems(text: string | null): readonly CartItem[] {
  if (text === null || text.length > maxLength) return [];
  try {
    const stored: unknown = JSON.parse(text);
    const items = Array.isArray(stored) ? stored.filter(isItem) : [];
    return items.filter(({ _id }, index) => items.findIndex((item) => item._id === _id) === index);
  } catch {
    return [];
  }
}

function isItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null || !('_id' in value) || !('title' in value)) return false;
  return typeof value._id === 'string' && value._id !== '' && typeof value.title === 'string';
}
