/** +05:30, whatever zone the device is in. */
const indiaMs = 330 * 60_000;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Rs. 4500 /-'; digits are not grouped, as the specification writes them. */
export function rupees(amount: number | undefined): string {
  return typeof amount === 'number' && Number.isFinite(amount) ? `Rs. ${amount} /-` : '-';
}

/** '250.00 /-' for whole rupees, two decimals otherwise. */
export function walletBalance(balance: number | undefined): string {
  if (typeof balance !== 'number' || !Number.isFinite(balance)) return '-';
  return Number.isInteger(balance) ? `${balance}.00 /-` : `${balance.toFixed(2)} /-`;
}

/** '05/Nov/2026'. */
export function slashDate(value: string | undefined): string {
  const parts = dateParts(value);
  return parts ? `${parts.day}/${months[parts.month - 1]}/${parts.year}` : '-';
}

/** '05-11-2026'. */
export function dashDate(value: string | undefined): string {
  const parts = dateParts(value);
  return parts ? `${parts.day}-${String(parts.month).padStart(2, '0')}-${parts.year}` : '-';
}

function dateParts(value = ''): { day: string; month: number; year: number } | undefined {
  // A date without a time names a day, not a moment: it must not move with a zone.
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const date = new Date(Date.parse(value) + (isDay ? 0 : indiaMs));
  if (Number.isNaN(date.getTime()) || (isDay && !date.toISOString().startsWith(value))) return undefined;
  return { day: String(date.getUTCDate()).padStart(2, '0'), month: date.getUTCMonth() + 1, year: date.getUTCFullYear() };
}

/** The first 40 letters as people count them, with an ellipsis only where something was left out. */
export function preview(text: string | undefined, length = 40): string {
  const letters = [...new Intl.Segmenter('en-IN', { granularity: 'grapheme' }).segment(text ?? '')];
  if (letters.length <= length) return text ?? '';
  return `${letters
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')}…`;
}

/** A web address that may stand in `src` or `href`; anything else, such as `javascript:`, is left out (S-28). */
export function webAddress(value: string | undefined): string | undefined {
  return value && /^https?:\/\//i.test(value.trim()) ? value.trim() : undefined;
}

/** The first letters of the first two words, for where a picture is missing. */
export function initials(text: string): string {
  const segmenter = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });
  const words = text.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word) && !/^(and|for|in|of|on|the|with)$/i.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...segmenter.segment(word)][0]?.segment ?? '')
    .join('')
    .toUpperCase();
}
