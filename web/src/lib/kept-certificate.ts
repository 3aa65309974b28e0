import { safeStorage } from './storage.ts';
import { createListeners } from './store.ts';

/** A certificate that its viewer keeps on the device, to read it without a network. */
export interface KeptCertificate {
  html: string;
  /** ISO 8601. */
  keptAt: string;
}

const key = 'institute.certificate';
const storage = safeStorage(() => localStorage);
const { notify, subscribe } = createListeners();

export { subscribe as subscribeToKept };

/** The stored text, which is the same as long as nothing changes. */
export const readKeptText = (): string | null => storage.getItem(key);

/** Returns undefined for another viewer. */
export function parseKept(text: string | null, viewerId: string | undefined): KeptCertificate | undefined {
  try {
    const { viewer, html, keptAt } = JSON.parse(text ?? '{}');
    return viewerId !== undefined && viewer === viewerId && typeof html === 'string' && !Number.isNaN(Date.parse(keptAt))
      ? { html, keptAt }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces the kept certificate. Returns false, and keeps that one, if the browser does not store the new one. */
export function keepCertificate(html: string, viewerId: string): boolean {
  const previous = readKeptText();
  const isStored = storage.setItem(key, JSON.stringify({ viewer: viewerId, html, keptAt: new Date().toISOString() }));
  if (!isStored) {
    storage.removeItem(key);
    if (previous !== null) storage.setItem(key, previous);
  }
  notify();
  return isStored;
}

/** A logout calls it too. */
export function removeKeptCertificate(): void {
  storage.removeItem(key);
  notify();
}
