import { findBasepath } from '#lib/languages.ts';
import { persisted, tabStorage } from '#lib/storage.ts';
import { type DocumentState, readLookup } from './document-state.ts';

/** What this tab shows: another language is another load of the page, without the navigation state. */
export const shown = persisted<DocumentState>({
  key: 'institute.shown-document',
  area: tabStorage,
  parse: (stored) => (typeof stored.key === 'string' ? { key: stored.key, lookup: readLookup(stored) } : undefined),
});

/** Returns the navigation state of the page in the other language, from which the user has just come to this one. */
export function readSwitched(userId: string | undefined): DocumentState | undefined {
  const { origin, pathname } = new URL(document.referrer || 'about:blank');
  const isSwitch = origin === location.origin && pathname !== location.pathname && pagePath(pathname) === pagePath(location.pathname);
  return isSwitch ? shown.read(userId) : undefined;
}

const pagePath = (path: string) => path.slice(findBasepath(path).length);
