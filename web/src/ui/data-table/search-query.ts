/** Words that one text of a row must contain together. */
type Words = readonly string[];

/** A row matches if it matches one of the alternatives. A blank query has none. */
export type SearchQuery = readonly Words[];

/** The digits of an Indian phone number without its prefix, +91 or 0. */
const phoneLength = 10;

/** Normalizes a text for comparison: Unicode form, case and spaces. */
export function normalizeText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/ {2,}/g, ' ');
}

/** The words of a query, in any order. A phone number matches however it is written. */
export function parseSearchQuery(query: string): SearchQuery {
  const text = normalizeText(query.trim());
  if (text === '') return [];
  const words = text.split(/\s+/);
  const digits = parsePhoneDigits(text);
  if (digits === undefined || digits === text) return [words];
  // The words of a whole number would also find their digits in another order.
  return digits.length === phoneLength ? [[text], [digits]] : [words, [digits]];
}

/** True if every row that matches a query also matches the previous one. */
export function isNarrower(query: SearchQuery, previous: SearchQuery): boolean {
  const implies = (words: Words, previousWords: Words) =>
    previousWords.every((previousWord) => words.some((word) => word.includes(previousWord)));
  return query.every((words) => previous.some((previousWords) => implies(words, previousWords)));
}

/** Returns the digits of a text that may be a phone number or a part of one: at most the last ten. */
function parsePhoneDigits(text: string): string | undefined {
  if (!/^\+?[\d ().-]*\d[\d ().-]*$/.test(text)) return undefined;
  const digits = text.replace(/^\+91/, '').replace(/\D/g, '');
  return digits === '' ? undefined : digits.slice(-phoneLength);
}
