/** The search keys of several rows as one string, because one `indexOf` over it is faster than one for each key. */
export interface Block {
  text: string;
  /** The offset of each key, and the end of the last one. */
  starts: Int32Array;
}

/** Joins the keys of a block. */
export function createBlock(keys: readonly string[]): Block {
  const starts = new Int32Array(keys.length + 1);
  let end = 0;
  keys.forEach((key, index) => {
    end += key.length;
    starts[index + 1] = end;
  });
  return { text: keys.join(''), starts };
}

/** Writes the indexes of matching rows into `matches` from `count` on, and returns the new count. */
export function findInBlock({ text, starts }: Block, needle: string, firstIndex: number, matches: Int32Array, count: number): number {
  const endOf = (row: number) => starts[row + 1] ?? text.length;
  let row = 0;
  for (let at = text.indexOf(needle); at >= 0; ) {
    while (endOf(row) <= at) row++;
    const end = endOf(row);
    // A match across two rows does not count, and neither would one that starts later in this row.
    if (at + needle.length <= end) matches[count++] = firstIndex + row;
    at = text.indexOf(needle, end);
  }
  return count;
}
