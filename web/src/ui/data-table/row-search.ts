import { type Block, createBlock, findInBlock } from './row-block.ts';

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
  /** Makes them all, a little at a time. Rejected where a row has no text that can be read. */
  prepared: () => Promise<void>;
  /** Whether so few keys are left that nobody notices how long a search takes. */
  isQuick: () => boolean;
}

/** Keys that are made in one task of many. */
const atOnce = 4000;
/** Keys that a search may make itself: a few milliseconds. */
const quickly = 16_000;

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
 * Finds the rows that have a text in them. Plain text, no pattern. The key of a row is made once, and whoever deletes has what
 * was found before still: with 100,000 rows this is what keeps a keystroke quick.
 */
export function createRowSearch<Row>(rows: readonly Row[], textOf: (row: Row) => string): RowSearch {
  const blocks: Block[] = [];
  /** Each text begins the next one. */
  const found: Found[] = [];
  const room = new Int32Array(rows.length);
  let preparing: Promise<void> | undefined;
  const left = () => rows.length - blocks.length * atOnce;
  // A row may lack what it promises.
  const keyOf = (row: Row) => searchKey(String(textOf(row) ?? ''));

  const prepare = (): boolean => {
    const start = blocks.length * atOnce;
    if (left() > 0) blocks.push(createBlock(rows.slice(start, start + atOnce).map(keyOf)));
    return left() > 0;
  };

  const prepareAll = async () => {
    do await new Promise((resolve) => setTimeout(resolve));
    while (prepare());
  };

  const placesOf = (needle: string): Int32Array => {
    while (!needle.startsWith(found.at(-1)?.needle ?? '')) found.pop();
    const last = found.at(-1);
    if (last?.needle === needle) return last.places;
    const count = blocks.reduce((sum, block, index) => findInBlock(block, needle, index * atOnce, room, sum), 0);
    // Whoever has typed on and found as many has found the same.
    const places = count === last?.places.length ? last.places : room.slice(0, count);
    found.push({ needle, places });
    return places;
  };

  return {
    find(query) {
      const needle = searchKey(query.trim());
      if (needle === '') return everyRow(rows.length);
      while (prepare());
      const places = placesOf(needle);
      return { count: places.length, slice: (start, end) => [...places.subarray(start, end)] };
    },
    prepare,
    prepared: () => {
      preparing ??= prepareAll();
      return preparing;
    },
    isQuick: () => left() <= quickly,
  };
}

const searches = new WeakMap<object, WeakMap<object, RowSearch>>();

/** The search of a list, one for all who ask: a drawing that React gives up, and a page that comes back, find it as far as it was. */
export function rowSearchOf<Row>(rows: readonly Row[], textOf: (row: Row) => string): RowSearch {
  const ofRows = searches.get(rows) ?? new WeakMap<object, RowSearch>();
  searches.set(rows, ofRows);
  const search = ofRows.get(textOf) ?? createRowSearch(rows, textOf);
  ofRows.set(textOf, search);
  return search;
}

function everyRow(count: number): FoundRows {
  return { count, slice: (start, end) => Array.from({ length: Math.max(0, Math.min(end, count) - start) }, (_, index) => start + index) };
}
