import type { QueryClient } from '@tanstack/react-query';

/** A document on its way from the page that asked for it to the page that shows it. */
export interface HandedDocument {
  html?: string;
  /** In place of a text too long for the browser's history: the name under which this tab's memory has it. */
  held?: string;
  /** Who asked for it: the person's id, or null for a visitor. Nobody else is shown it. */
  viewer: string | null;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    document?: HandedDocument;
  }
}

/** Longest document that goes into the history, in letters. */
const maxLength = 2 * 1024 * 1024;

/** Long documents are kept with the answers, because those are dropped when the person changes. */
const heldKey = (name: string) => ['certificates', 'held', name];

export function handDocument(html: string, viewer: string | undefined, memory: QueryClient): HandedDocument {
  const handed = { viewer: viewer ?? null };
  if (html.length <= maxLength) return { ...handed, html };
  const held = crypto.randomUUID();
  memory.setQueryData(heldKey(held), html);
  return { ...handed, held };
}

/** The document of a history entry for the one who asked for it; undefined for anybody else and for anything else. */
export function takeDocument(state: unknown, viewer: string | undefined, memory: QueryClient): string | undefined {
  if (!isHanded(state) || state.viewer !== (viewer ?? null)) return undefined;
  const html = state.held === undefined ? state.html : memory.getQueryData(heldKey(state.held));
  return typeof html === 'string' && html.trim() !== '' ? html : undefined;
}

function isHanded(state: unknown): state is HandedDocument {
  return typeof state === 'object' && state !== null && 'viewer' in state;
}
