import { safeStorage } from './storage.ts';

/** Holds what a document update has sent last. */
export const sentDocumentsStorage = safeStorage(() => localStorage);

export const sentDocumentsKey = 'institute.sent-documents';

/** Forgets what was sent, when its user is gone. */
export function removeSentDocuments(): void {
  sentDocumentsStorage.removeItem(sentDocumentsKey);
}
