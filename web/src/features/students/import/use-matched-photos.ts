import { useDeferredValue, useMemo } from 'react';
import type { GridValues } from '../../../ui/grid/grid-values.ts';
import { matchPhotos } from './match-photos.ts';

/** The photos of the rows. Finding them for a thousand rows takes a moment, so they are deferred; `getPhotos` returns those of now. */
export function useMatchedPhotos(rows: GridValues, files: readonly File[]) {
  const current = useMemo(() => ({ rows, files }), [rows, files]);
  const matched = useDeferredValue(current);
  const matches = useMemo(() => matchPhotos(matched.rows, matched.files), [matched]);
  const getPhotos = () => (matched === current ? matches : matchPhotos(rows, files)).photos;
  return { ...matches, getPhotos };
}
