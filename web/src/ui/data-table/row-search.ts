import { isNarrower, normalizeText, parseSearchQuery, type SearchQuery } from './search-query.ts';

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
