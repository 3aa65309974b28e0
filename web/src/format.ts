import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

const offsetMinutes = 330;

/** 'Rs. 4500 /-'; digits are not grouped, as the specification writes them. */
export function rupees(amount: number | undefined): string {
  return typeof amount === 'number' && Number.isFinite(amount) ? `Rs. ${amount} /-` : '-';
}

/** '250.00 /-' for whole rupees, two decimals otherwise. */
export function walletBalance(balance: number | undefined): string {
  if (typeof balance !== 'number' || !Number.isFinite(balance)) return '-';
  return Number.isInteger(balance) ? `${balance}.00 /-` : `${balance.toFixed(2)} /-`;
}

/** '05/Nov/2026' in +05:30, whatever zone the device is in. */
export function slashDate(value: string | undefined): string {
  return date(value, 'DD/MMM/YYYY');
}

/** '05-11-2026' in +05:30. */
export function dashDate(value: string | undefined): string {
  return date(value, 'DD-MM-YYYY');
}

function date(value: string | undefined, format: string): string {
  if (!value) return '-';
  // A date without a time names a day, not a moment: it must not move with a zone.
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? dayjs.utc(value) : dayjs(value).utcOffset(offsetMinutes);
  return day.isValid() ? day.format(format) : '-';
}

/** The first 40 letters as people count them, with an ellipsis only where something was left out. */
export function preview(text: string | undefined, length = 40): string {
  const letters = [...new Intl.Segmenter('en-IN', { granularity: 'grapheme' }).segment(text ?? '')];
  if (letters.length <= length) return text ?? '';
  return `${letters.slice(0, length).map(({ segment }) => segment).join('')}…`;
}

/** A web address that may stand in `src` or `href`; anything else, such as `javascript:`, is left out (S-28). */
export function webAddress(value: string | undefined): string | undefined {
  return value && /^https?:\/\//i.test(value.trim()) ? value.trim() : undefined;
}

/** The first letters of the first two words, for where a picture is missing. */
export function initials(text: string): string {
  const segmenter = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });
  const words = text.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...segmenter.segment(word)][0]?.segment ?? '')
    .join('');
}
