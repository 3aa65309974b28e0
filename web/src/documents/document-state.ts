import type { FindResultInput } from '@institute/sdk';
import { findBasepath } from '#lib/languages.ts';
import { createId, persisted, tabStorage } from '#lib/storage.ts';
import * as text from '#text/documents.tsx';

/** The navigation state of a page that shows a document. It holds no HTML, because nothing can remove HTML from the history of a tab. */
export interface DocumentState {
  /** Names the document in the storage of the tab. */
  key: string;
  /** The input with which the certificate was found, for its link. A marksheet has no link. */
  lookup?: FindResultInput | undefined;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    document?: DocumentState;
  }
}

/** The documents of this tab by their keys. They end with the tab. */
const stored = persisted({ key: 'institute.documents', area: tabStorage, parse: parseDocuments });
const maxDocuments = 5;

/** In UTF-16 code units. */
const maxLength = 2 * 1024 * 1024;

/** Why a document cannot be shown, in words for the user. A longer document would block a slow phone and fill the storage. */
export function findProblem(html: string): string | undefined {
  return html.length > maxLength ? text.tooLarge : undefined;
}

export function storeDocument(html: string, userId: string | undefined, lookup?: FindResultInput): DocumentState {
  const key = createId();
  const documents = { [key]: html };
  let length = html.length;
  // The latest documents first, as many as a browser stores beside drafts.
  for (const [otherKey, other] of [...readDocuments(userId)].slice(0, maxDocuments - 1)) {
    length += other.length;
    if (length <= maxLength) documents[otherKey] = other;
  }
  stored.write(userId, { documents });
  return { key, lookup };
}

/** Returns the HTML that a navigation state names, or undefined when it is missing, blank or of another user. */
export function readDocument(state: DocumentState | undefined, userId: string | undefined): string | undefined {
  const html = state && readDocuments(userId).get(state.key);
  return html?.trim() ? html : undefined;
}

/** The document that this tab shows: a change of the language loads the page again, without the navigation state. */
export const shown = persisted<DocumentState>({
  key: 'institute.shown-document',
  area: tabStorage,
  parse: ({ key, lookup }) => (typeof key === 'string' ? { key, lookup: parseLookup(lookup) } : undefined),
});

function parseLookup(lookup: unknown): FindResultInput | undefined {
  const { rollNo, courseId }: Partial<Record<keyof FindResultInput, unknown>> = Object(lookup);
  return typeof rollNo === 'string' && typeof courseId === 'string' ? { rollNo, courseId } : undefined;
}

/** Returns the navigation state of the page in the other language, from which the user has just come to this page. */
export function readSwitched(userId: string | undefined): DocumentState | undefined {
  const { origin, pathname } = new URL(document.referrer || 'about:blank');
  const isSwitch = origin === location.origin && pathname !== location.pathname && pagePath(pathname) === pagePath(location.pathname);
  return isSwitch ? shown.read(userId) : undefined;
}

const pagePath = (path: string) => path.slice(findBasepath(path).length);

function readDocuments(userId: string | undefined): Map<string, string> {
  return new Map(Object.entries(stored.read(userId)?.documents ?? {}));
}

function parseDocuments({ documents }: Record<string, unknown>): { documents: Record<string, string> } {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return { documents: Object.fromEntries(Object.entries(Object(documents)).filter(isText)) };
}
