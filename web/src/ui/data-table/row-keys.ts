/** A key for each row that is shown: its id, numbered where a server gives one id twice. */
export function rowKeys<Row>(rows: readonly Row[], idOf: (row: Row) => string): string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const id = idOf(row);
    const times = seen.get(id) ?? 0;
    seen.set(id, times + 1);
    return `${id} ${times}`;
  });
}
