import { type Block, createBlock, findInBlock } from './row-block.ts';

/** The rows that match a query, as indexes. */
export interface FilteredRows {
  readonly count: number;
  /** The indexes of the matches from `start` up to, but not including, `end`. */
  slice: (start: number, end: number) => number[];
}

/** A search over a list of rows. */
export interface RowSearch {
  /** Finds the rows that contain the query; all rows for a blank one. */
  find: (query: string) => FilteredRows;
  /** Creates the keys of the next chunk of rows ahead of the first search. Returns whether there are more. */
  prepare: () => boolean;
  /** Creates all keys in short tasks. Rejects if the text of a row cannot be read. */
  prepared: () => Promise<void>;
  /** True if so few keys are missing that `find` does not block noticeably. */
  isQuick: () => boolean;
}

/** How many keys are created in one task. */
const chunkSize = 4000;
/** How many keys `find` may create itself, which takes a few milliseconds. */
const quickLimit = 16_000;

/** Normalizes a text for comparison: Unicode form, case and spaces. */
export function searchKey(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/ {2,}/g, ' ');
}

/** The indexes of the rows that match a text. */
interface Result {
  needle: string;
  indexes: Int32Array;
}

/**
 * Creates a search for plain text. To stay fast with 100,000 rows, the key of each row is created once, and the results of
 * shorter queries are cached for deleting letters.
 */
export function createRowSearch<Row>(rows: readonly Row[], getSearchText: (row: Row) => string): RowSearch {
  const blocks: Block[] = [];
  /** Each needle is a prefix of the next one. */
  const results: Result[] = [];
  const matches = new Int32Array(rows.length);
  let preparing: Promise<void> | undefined;
  const missing = () => rows.length - blocks.length * chunkSize;
  // The server may leave out a required property.
  const getKey = (row: Row) => searchKey(String(getSearchText(row) ?? ''));

  const prepare = (): boolean => {
    const start = blocks.length * chunkSize;
    if (missing() > 0) blocks.push(createBlock(rows.slice(start, start + chunkSize).map(getKey)));
    return missing() > 0;
  };

  const prepareAll = async () => {
    do await new Promise((resolve) => setTimeout(resolve));
    while (prepare());
  };

  const findIndexes = (needle: string): Int32Array => {
    while (!needle.startsWith(results.at(-1)?.needle ?? '')) results.pop();
    const last = results.at(-1);
    if (last?.needle === needle) return last.indexes;
    const count = blocks.reduce((sum, block, index) => findInBlock(block, needle, index * chunkSize, matches, sum), 0);
    // A longer query with the same number of hits has the same hits.
    const indexes = count === last?.indexes.length ? last.indexes : matches.slice(0, count);
    results.push({ needle, indexes });
    return indexes;
  };

  return {
    find(query) {
      const needle = searchKey(query.trim());
      if (needle === '') return allRows(rows.length);
      while (prepare());
      const indexes = findIndexes(needle);
      return { count: indexes.length, slice: (start, end) => [...indexes.subarray(start, end)] };
    },
    prepare,
    prepared: () => {
      preparing ??= prepareAll();
      return preparing;
    },
    isQuick: () => missing() <= quickLimit,
  };
}

const searches = new WeakMap<object, WeakMap<object, RowSearch>>();

/** The search of a list, cached so that discarded renders and remounted pages do not create its keys again. */
export function getRowSearch<Row>(rows: readonly Row[], getSearchText: (row: Row) => string): RowSearch {
  const searchesOfRows = searches.get(rows) ?? new WeakMap<object, RowSearch>();
  searches.set(rows, searchesOfRows);
  const search = searchesOfRows.get(getSearchText) ?? createRowSearch(rows, getSearchText);
  searchesOfRows.set(getSearchText, search);
  return search;
}

function allRows(count: number): FilteredRows {
  return { count, slice: (start, end) => Array.from({ length: Math.max(0, Math.min(end, count) - start) }, (_, index) => start + index) };
}
