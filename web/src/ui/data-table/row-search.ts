/** Rows found by a text, as places in the list; every row where nothing is searched for. */
export interface FoundRows {
  readonly count: number;
  /** The places from `start` up to and without `end`. */
  slice: (start: number, end: number) => number[];
}

export interface RowSearch {
  find: (query: string) => FoundRows;
  /** Makes the next keys ahead of the first search. Answers whether some are left to be made. */
  prepare: () => boolean;
}

/** Keys that are made in one go without anybody noticing. */
const atOnce = 4000;

/** A text as it is compared: one form of each letter, no case, one space between words. */
export function searchKey(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/ {2,}/g, ' ');
}

/**
 * Finds the rows that have a text in them. Plain text, no pattern (S-34). The key of a row is made once, and whoever types on
 * searches only in what was found before: with 100,000 rows this is what keeps a keystroke quick (F-19).
 */
export function createRowSearch<Row>(rows: readonly Row[], textOf: (row: Row) => string): RowSearch {
  const keys: string[] = [];
  let last: { needle: string; found: readonly number[] } | undefined;

  const keyAt = (place: number): string => {
    const known = keys[place];
    if (known !== undefined) return known;
    const row = rows[place];
    // A row may lack what it promises (F-24).
    const key = row === undefined ? '' : searchKey(String(textOf(row) ?? ''));
    keys[place] = key;
    return key;
  };

  const matches = (needle: string): readonly number[] => {
    if (last && needle.startsWith(last.needle)) return last.found.filter((place) => keyAt(place).includes(needle));
    const found: number[] = [];
    for (let place = 0; place < rows.length; place++) if (keyAt(place).includes(needle)) found.push(place);
    return found;
  };

  return {
    find(query) {
      const needle = searchKey(query.trim());
      if (needle === '') return everyRow(rows.length);
      const found = last?.needle === needle ? last.found : matches(needle);
      last = { needle, found };
      return { count: found.length, slice: (start, end) => found.slice(start, end) };
    },
    prepare() {
      const end = Math.min(rows.length, keys.length + atOnce);
      for (let place = keys.length; place < end; place++) keyAt(place);
      return keys.length < rows.length;
    },
  };
}

function everyRow(count: number): FoundRows {
  return { count, slice: (start, end) => Array.from({ length: Math.max(0, Math.min(end, count) - start) }, (_, index) => start + index) };
}
