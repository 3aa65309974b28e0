import { safeStorage } from '../../lib/storage.ts';
import { defaultSize, type PageSize, pageSizes } from './table-search.ts';

const storageKey = 'institute.page-size';
const storage = safeStorage(() => localStorage);

/** The number of rows per page that was last selected in this browser. */
export function readPageSize(): PageSize {
  const stored = Number(storage.getItem(storageKey));
  return pageSizes.find((size) => size === stored) ?? defaultSize;
}

/** Remembers a number of rows per page for the lists that are opened from now on. */
export function rememberPageSize(size: PageSize): void {
  storage.setItem(storageKey, String(size));
}
