import { useDeferredValue, useMemo } from 'react';
import type { GridValues } from '../../entry/grid-values.ts';
import type { ImportCells } from './import-table.ts';
import { toKey } from './known-words.ts';

interface PhotoMatches {
  photos: ReadonlyMap<string, File>;
  unused: readonly File[];
}

/** Finds photos by the cell Photo, or else by phone, email or full name. A name that fits several rows or files fits none of them. */
export function matchPhotos(cellsByKey: Readonly<Record<string, ImportCells>>, files: readonly File[]): PhotoMatches {
  if (files.length === 0) return { photos: new Map(), unused: files };
  const rows = Object.entries(cellsByKey).map(([key, cells]) => ({ key, cells }));
  const filesByName = groupBy(files, ({ name }) => [toKey(name), toKey(name.replace(/\.[a-z0-9]{2,5}$/i, ''))]);
  const named = rows.filter(({ cells }) => cells.avatar?.trim());
  const others = rows.filter(({ cells }) => !cells.avatar?.trim());
  const photos = new Map<string, File>();
  for (const { key, cells } of named) {
    const [file, second] = filesByName.get(toKey(cells.avatar ?? '')) ?? [];
    if (file && !second) photos.set(key, file);
  }
  const taken = new Set(photos.values());
  for (const [name, sameName] of groupBy(others, ({ cells }) => getNames(cells))) {
    const [row, secondRow] = sameName;
    const [file, secondFile] = filesByName.get(name) ?? [];
    if (!row || !file || secondRow || secondFile || taken.has(file) || photos.has(row.key)) continue;
    photos.set(row.key, file);
    taken.add(file);
  }
  return { photos, unused: files.filter((file) => !taken.has(file)) };
}

/** The names of rows that have not changed since the last time. */
const knownNames = new WeakMap<ImportCells, readonly string[]>();

function getNames(cells: ImportCells): readonly string[] {
  const known = knownNames.get(cells);
  if (known) return known;
  const { phone = '', email = '', fullName = '' } = cells;
  // Some centres write the country code in only one of the two places.
  const names = [toKey(phone), toKey(phone).slice(-10), toKey(email), toKey(fullName)];
  knownNames.set(cells, names);
  return names;
}

function groupBy<Item>(items: readonly Item[], getKeys: (item: Item) => readonly string[]): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const name of new Set(getKeys(item))) {
      const group = groups.get(name);
      if (group) group.push(item);
      else if (name !== '') groups.set(name, [item]);
    }
  }
  return groups;
}

/** The photos of the rows. Finding them for a thousand rows takes a moment, so they are deferred; `getPhotos` finds them at once. */
export function useMatchedPhotos(rows: GridValues, files: readonly File[]) {
  const current = useMemo(() => ({ rows, files }), [rows, files]);
  const matched = useDeferredValue(current);
  const matches = useMemo(() => matchPhotos(matched.rows, matched.files), [matched]);
  const getPhotos = () => (matched === current ? matches : matchPhotos(rows, files)).photos;
  return { ...matches, getPhotos };
}
