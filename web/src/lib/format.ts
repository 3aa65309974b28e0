import * as texts from '#text/common.ts';

/** The word for one and for many records, such as 'result' and 'results'. */
export interface Noun {
  singular: string;
  plural: string;
}

/** 'Rs. 4500 /-'. Digits are not grouped. */
export function rupees(amount: number | undefined): string {
  return amount !== undefined && Number.isFinite(amount) ? `Rs. ${amount} /-` : '-';
}

/** '250.00 /-' for whole rupees, two decimals otherwise. */
export function walletBalance(balance: number | undefined): string {
  if (balance === undefined || !Number.isFinite(balance)) return '-';
  return Number.isInteger(balance) ? `${balance}.00 /-` : `${balance.toFixed(2)} /-`;
}

/** The first `length` graphemes, with an ellipsis if the text is longer. */
export function preview(text: string | undefined, length = 40): string {
  const letters = splitLetters(text ?? '');
  if (letters.length <= length) return text ?? '';
  return `${letters.slice(0, length).join('')}…`;
}

let segmenter: Intl.Segmenter | undefined;

/** The letters as readers see them, such as a Devanagari consonant with its vowel sign. */
function splitLetters(text: string): string[] {
  // Plain text needs no segmenter, which takes some milliseconds to create.
  if (/^[\x20-\x7e]*$/.test(text)) return [...text];
  segmenter ??= new Intl.Segmenter('en-IN', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The URL if it is safe in `src` or `href`; undefined for any other scheme, such as `javascript:`. */
export function httpUrl(value: string | undefined): string | undefined {
  return value && /^https?:\/\//i.test(value.trim()) ? value.trim() : undefined;
}

/** The initials of a title, without its short words: 'DCA' for 'Diploma in Computer Applications'. */
export function initials(title: string, count = Number.POSITIVE_INFINITY): string {
  const words = title.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '' && !/^(an?|and|for|in|of|on|the|to|with)$/i.test(word));
  return words
    .slice(0, count)
    .map((word) => splitLetters(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

/** '6 months' for a number, which counts months in the API; a text with words stays as it is. */
export function months(duration: number | string | undefined): string {
  const text = String(duration ?? '').trim();
  if (text === '') return '-';
  if (!/^\d+(\.\d+)?$/.test(text)) return text;
  return texts.months(text);
}
