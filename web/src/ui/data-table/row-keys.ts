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
