import type { FindResultInput } from '@institute/sdk';
import type { QueryClient } from '@tanstack/react-query';

/** A document in the navigation state, on its way to the page that shows it. */
export interface DocumentState {
  html?: string;
  /** Replaces `html` when it is too long for the browser's history: its key in the query cache. */
  cacheKey?: string;
  /** Id of the viewer who requested it; null for a guest. No other viewer sees it. */
  viewer: string | null;
  /** What the certificate was looked up with, for its link. A marksheet has no link. */
  lookup?: FindResultInput;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    document?: DocumentState;
  }
}

/** Longest document that goes into the browser's history, in UTF-16 code units. */
const maxLength = 2 * 1024 * 1024;

/** Long documents go into the query cache, because it is cleared when the viewer changes. */
const toQueryKey = (cacheKey: string) => ['certificates', 'document', cacheKey];

/** `viewerId` is undefined for a guest. */
export function createDocumentState(
  html: string,
  viewerId: string | undefined,
  queryClient: QueryClient,
  lookup?: FindResultInput,
): DocumentState {
  const state = { viewer: viewerId ?? null, ...(lookup && { lookup }) };
  if (html.length <= maxLength) return { ...state, html };
  const cacheKey = crypto.randomUUID();
  queryClient.setQueryData(toQueryKey(cacheKey), html);
  return { ...state, cacheKey };
}

/** Returns the HTML in a navigation state, or undefined when it is missing, invalid or of another viewer. */
export function readDocumentState(state: unknown, viewerId: string | undefined, queryClient: QueryClient): string | undefined {
  if (!isDocumentState(state) || state.viewer !== (viewerId ?? null)) return undefined;
  const html = state.cacheKey === undefined ? state.html : queryClient.getQueryData(toQueryKey(state.cacheKey));
  return typeof html === 'string' && html.trim() !== '' ? html : undefined;
}

/** Returns what the certificate in a navigation state was looked up with; undefined if it is missing or invalid. */
export function readLookup(state: unknown): FindResultInput | undefined {
  if (!isDocumentState(state)) return undefined;
  const { rollNo, courseId }: Partial<Record<keyof FindResultInput, unknown>> = state.lookup ?? {};
  return typeof rollNo === 'string' && typeof courseId === 'string' && rollNo && courseId ? { rollNo, courseId } : undefined;
}

function isDocumentState(state: unknown): state is DocumentState {
  return typeof state === 'object' && state !== null && 'viewer' in state;
}
