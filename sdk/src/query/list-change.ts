import type { OptimisticUpdate } from './optimistic-update.ts';

type Row = Readonly<Record<string, unknown>>;
export type Fields = Readonly<Record<string, unknown>>;

/** A change of the rows of a cached list, and its reversal. Both may be applied again. */
export interface Change {
  apply(rows: readonly Row[], queryHash: string): readonly Row[];
  undo(rows: readonly Row[], queryHash: string): readonly Row[];
}

/** The change that a mutation with this input makes to a list. */
export function createChange({ insert, remove = {} }: OptimisticUpdate, input: Fields): Change {
  return insert ? createInsertion(pick(input, insert)) : createRemoval(remove, input);
}

let insertionCount = 0;

function createInsertion(fields: Fields): Change {
  const row = { ...fields, _id: `optimistic-${++insertionCount}` };
  const withoutRow = (rows: readonly Row[]) => rows.filter(({ _id }) => _id !== row._id);
  return { apply: (rows) => [...withoutRow(rows), row], undo: withoutRow };
}

function createRemoval(remove: Fields, input: Fields): Change {
  const isRemoved = (row: Row) => Object.entries(remove).every(([property, field]) => row[property] === input[String(field)]);
  const places = new Map<string, { index: number; row: Row }>();
  return {
    apply: (rows, queryHash) => {
      const index = rows.findIndex(isRemoved);
      const row = rows[index];
      // A refetch may no longer have the row, so there is nothing to restore.
      if (row) places.set(queryHash, { index, row });
      else places.delete(queryHash);
      return rows.filter((other) => !isRemoved(other));
    },
    undo: (rows, queryHash) => {
      const place = places.get(queryHash);
      return place && !rows.some(isRemoved) ? [...rows.slice(0, place.index), place.row, ...rows.slice(place.index)] : rows;
    },
  };
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}
