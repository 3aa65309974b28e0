/** Returns the rows that match the query, in their order; all rows for a blank query. */
export type RowSearch<Row> = (query: string) => readonly Row[];

/** A row matches if a line has words that begin with the query's words, in any order, or if the query is a part of its phone. */
export function createRowSearch<Row>(rows: readonly Row[], getSearchText: (row: Row) => string): RowSearch<Row> {
  let keys: (Key & { row: Row })[] | undefined;
  return (query) => {
    const text = normalizeText(query).trim();
    if (text === '') return rows;
    const words = markWords(text).split(/\s+/);
    const digits = parsePhoneDigits(text);
    // The keys are created at the first search, because only a search needs them.
    keys ??= rows.map((row) => ({ row, ...createKey(getSearchText(row)) }));
    return keys.filter((key) => hasWords(key, words) || hasDigits(key, digits)).map(({ row }) => row);
  };
}

/** The searched text of a row. Phone numbers are lines too, here without spaces and signs. */
interface Key {
  lines: readonly string[];
  phones: readonly string[];
}

function createKey(text: string): Key {
  const normalized = normalizeText(text);
  const phones = normalized.match(/^\+?\d[\d ().-]{9,}$/gm) ?? [];
  return { lines: markWords(normalized).split('\n'), phones: phones.map((phone) => phone.replace(/\D/g, '')) };
}

const hasWords = ({ lines }: Key, words: readonly string[]) => lines.some((line) => words.every((word) => line.includes(word)));

const hasDigits = ({ phones }: Key, digits: string | undefined) => digits !== undefined && phones.some((phone) => phone.includes(digits));

function normalizeText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/ {2,}/g, ' ');
}

/** Marks where words and numbers begin, so that a marked word is found only there: '12' finds 'R12', but not '112'. */
function markWords(text: string): string {
  return text.replace(/\p{N}+|[\p{L}\p{M}]+/gu, '\0$&');
}

/** Returns the digits of a text that may be an Indian phone number or a part of one: at most ten, without the prefix +91 or 0. */
function parsePhoneDigits(text: string): string | undefined {
  if (!/^\+?[\d ().-]*\d[\d ().-]*$/.test(text)) return undefined;
  const digits = text.replace(/^\+91/, '').replace(/\D/g, '');
  return digits === '' ? undefined : digits.slice(-10);
}
