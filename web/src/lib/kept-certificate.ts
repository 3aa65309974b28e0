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

/** Takes the place of the one before. Returns false if the browser does not store it. */
export function keepCertificate(html: string, viewerId: string): boolean {
  const isStored = storage.setItem(key, JSON.stringify({ viewer: viewerId, html, keptAt: new Date().toISOString() }));
  if (!isStored) storage.removeItem(key);
  notify();
  return isStored;
}

/** Also for when its user is gone. */
export function removeKeptCertificate(): void {
  storage.removeItem(key);
  notify();
}
