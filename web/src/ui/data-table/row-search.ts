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
  /** Whether few enough keys are left for a search that nobody notices. */
  isPrepared: () => boolean;
  /** Fulfilled when every key is made. */
  prepared: Promise<void>;
}

/** Keys that are made in one go without anybody noticing. */
const atOnce = 4000;

/** A text as it is compared: one form of each letter, no case, one space between words. */
export function searchKey(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/ {2,}/g, ' ');
}

/** What a text has found, as places in the list. */
interface Found {
  needle: string;
  places: Int32Array;
}

/**
 * Finds the rows that have a text in them. Plain text, no pattern (S-34). The key of a row is made once, whoever types on searches
 * only in what was found before, and whoever deletes has it still: with 100,000 rows this is what keeps a keystroke quick (F-19).
 */
export function createRowSearch<Row>(rows: readonly Row[], textOf: (row: Row) => string): RowSearch {
  const keys: string[] = [];
  /** Each text begins the next one. */
  const found: Found[] = [];
  const room = new Int32Array(rows.length);
  let tellPrepared: () => void;
  const prepared = new Promise<void>((resolve) => {
    tellPrepared = resolve;
  });

  const makeKey = (place: number): string => {
    const row = rows[place];
    // A row may lack what it promises (F-24).
    const key = row === undefined ? '' : searchKey(String(textOf(row) ?? ''));
    keys[place] = key;
    return key;
  };

  const matches = (needle: string, before: Int32Array | undefined): Int32Array => {
    let count = 0;
    const look = (place: number) => {
      if ((keys[place] ?? makeKey(place)).includes(needle)) room[count++] = place;
    };
    // Two plain loops are made quick sooner than one for both.
    if (before) for (let index = 0; index < before.length; index++) look(before[index] ?? 0);
    else for (let place = 0; place < rows.length; place++) look(place);
    return count === before?.length ? before : room.slice(0, count);
  };

  const placesOf = (needle: string): Int32Array => {
    while (!needle.startsWith(found.at(-1)?.needle ?? '')) found.pop();
    const last = found.at(-1);
    if (last?.needle === needle) return last.places;
    const places = matches(needle, last?.places);
    found.push({ needle, places });
    return places;
  };

  return {
    find(query) {
      const needle = searchKey(query.trim());
      if (needle === '') return everyRow(rows.length);
      const places = placesOf(needle);
      return { count: places.length, slice: (start, end) => [...places.subarray(start, end)] };
    },
    prepare() {
      const end = Math.min(rows.length, keys.length + atOnce);
      for (let place = keys.length; place < end; place++) makeKey(place);
      if (keys.length === rows.length) tellPrepared();
      return keys.length < rows.length;
    },
    isPrepared: () => rows.length - keys.length <= atOnce,
    prepared,
  };
}

function everyRow(count: number): FoundRows {
  return { count, slice: (start, end) => Array.from({ length: Math.max(0, Math.min(end, count) - start) }, (_, index) => start + index) };
}
