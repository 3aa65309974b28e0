/** Returns the rows that match the query, in their order; all rows for a blank query. */
export type RowSearch<Row> = (query: string) => readonly Row[];

interface Entry<Row> {
  row: Row;
  key: string;
}

/**
 * Creates a search for plain text. A row matches if one line of its text contains every word of the query. The key of each row is
 * created once, and a narrower query searches only the matches of the previous one.
 */
export function createRowSearch<Row>(rows: readonly Row[], getSearchText: (row: Row) => string): RowSearch<Row> {
  let all: Entry<Row>[] | undefined;
  let matches: Entry<Row>[] | undefined;
  let previous: SearchQuery = [];
  return (text) => {
    const query = parseSearchQuery(text);
    if (query.length === 0) return rows;
    // Only a search needs the keys, and 100,000 of them take 30 ms. The server may leave out a required property.
    all ??= rows.map((row) => ({ row, key: getSearchKey(String(getSearchText(row) ?? '')) }));
    const candidates = matches && isNarrower(query, previous) ? matches : all;
    matches = candidates.filter(({ key }) => query.some((words) => hasLineWith(key, words)));
    previous = query;
    return matches.map(({ row }) => row);
  };
}

/** The normalized text. A line with a phone number that is written with spaces or signs gets a line with its digits. */
function getSearchKey(text: string): string {
  const key = normalizeText(text);
  // Most numbers are written without, and this test is ten times as fast.
  if (!/\d[ ().-]+\d|\+\d/.test(key)) return key;
  return key.replace(/^\+?\d[\d ().-]{9,}$/gm, (line) => `${line}\n${line.replace(/\D/g, '')}`);
}

/** True if one line of a key contains all words. It creates nothing, because there are 100,000 keys. */
function hasLineWith(key: string, words: readonly string[]): boolean {
  if (!hasWords(key, words, 0, key.length)) return false;
  if (words.length === 1) return true;
  let start = 0;
  while (start < key.length) {
    const lineBreak = key.indexOf('\n', start);
    const end = lineBreak < 0 ? key.length : lineBreak;
    if (hasWords(key, words, start, end)) return true;
    start = end + 1;
  }
  return false;
}

function hasWords(key: string, words: readonly string[], start: number, end: number): boolean {
  for (const word of words) {
    const index = key.indexOf(word, start);
    if (index < 0 || index >= end) return false;
  }
  return true;
}

/** Words that one text of a row must contain together. */
type Words = readonly string[];

/** A row matches if it matches one of the alternatives. A blank query has none. */
type SearchQuery = readonly Words[];

/** The digits of an Indian phone number without its prefix, +91 or 0. */
const phoneLength = 10;

/** Normalizes a text for comparison: Unicode form, case and spaces. */
function normalizeText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/ {2,}/g, ' ');
}

/** The words of a query, in any order. A phone number matches however it is written. */
function parseSearchQuery(query: string): SearchQuery {
  const text = normalizeText(query.trim());
  if (text === '') return [];
  const words = text.split(/\s+/);
  const digits = parsePhoneDigits(text);
  if (digits === undefined || digits === text) return [words];
  // The words of a whole number would also find their digits in another order.
  return digits.length === phoneLength ? [[text], [digits]] : [words, [digits]];
}

/** True if every row that matches a query also matches the previous one. */
function isNarrower(query: SearchQuery, previous: SearchQuery): boolean {
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

/** Returns a React key for each row: its id with a number, because the server may send an id twice. */
export function createRowKeys<Row>(rows: readonly Row[], getRowId: (row: Row) => string): string[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const id = getRowId(row);
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return `${id} ${count}`;
  });
}
