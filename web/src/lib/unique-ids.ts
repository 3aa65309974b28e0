/** Returns a React key for each record: the id with a number, because the server may send an id twice. */
export function uniqueKeys(records: readonly { _id: string }[]): string[] {
  const counts = new Map<string, number>();
  return records.map(({ _id }) => {
    const count = counts.get(_id) ?? 0;
    counts.set(_id, count + 1);
    return `${_id} ${count}`;
  });
}

export function uniqueById<Row extends { _id: string }>(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>();
  return rows.filter(({ _id }) => !seen.has(_id) && seen.add(_id));
}
