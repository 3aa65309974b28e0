/** The keys of some rows as one text, in which a text is found sooner than in one key after another. */
export interface Block {
  text: string;
  /** Where the key of each row starts, and at last where all end. */
  starts: Int32Array;
}

export function createBlock(keys: readonly string[]): Block {
  const starts = new Int32Array(keys.length + 1);
  let end = 0;
  keys.forEach((key, index) => {
    end += key.length;
    starts[index + 1] = end;
  });
  return { text: keys.join(''), starts };
}

/** Writes the places of what is found into `room` from `count` on, and answers the new count. */
export function findInBlock({ text, starts }: Block, needle: string, firstPlace: number, room: Int32Array, count: number): number {
  const endOf = (row: number) => starts[row + 1] ?? text.length;
  let row = 0;
  for (let at = text.indexOf(needle); at >= 0; ) {
    while (endOf(row) <= at) row++;
    const end = endOf(row);
    // What reaches into the next row is no find, and whatever starts later in this one reaches there, too.
    if (at + needle.length <= end) room[count++] = firstPlace + row;
    at = text.indexOf(needle, end);
  }
  return count;
}
