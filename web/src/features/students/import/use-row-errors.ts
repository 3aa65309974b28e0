import { useDeferredValue, useMemo } from 'react';
import { type CheckedTable, createRowCheck, isReady } from './check-rows.ts';
import type { ImportOptions } from './form-values.ts';

interface RowErrorsOptions extends CheckedTable {
  options: ImportOptions;
  /** The photos of now; `photos` may be those of the render before. */
  getPhotos: () => CheckedTable['photos'];
}

/**
 * The errors of each row by its key. Checking a thousand rows takes a moment, so the errors are deferred, and a new row has none until it
 * is checked. `getReadyKeys` checks the rows as they are now.
 */
export function useRowErrors({ options, rows, photos, getPhotos, getEmailError }: RowErrorsOptions) {
  const current = useMemo(() => ({ options, table: { rows, photos, getEmailError } }), [options, rows, photos, getEmailError]);
  const checked = useDeferredValue(current);
  const checkTable = useMemo(() => createRowCheck(checked.options), [checked.options]);
  const errors = useMemo(() => checkTable(checked.table), [checkTable, checked.table]);
  const getReadyKeys = () => {
    const checkNow = options === checked.options ? checkTable : createRowCheck(options);
    const errorsNow = checkNow({ ...current.table, photos: getPhotos() });
    return Object.keys(errorsNow).filter((key) => isReady(errorsNow[key]));
  };
  return { errors, getReadyKeys };
}
