import { fingerprint } from './fingerprint.ts';
import { removeOthers, safeStorage } from './storage.ts';

/** Holds what a document update has sent last. */
export const sentDocumentsStorage = safeStorage(() => localStorage);

export const sentDocumentsKey = 'institute.sent-documents';

/** Forgets what was sent, unless this user has sent it. Its user is stored as a fingerprint. */
export function removeSentDocuments(exceptUserId?: string): void {
  removeOthers(sentDocumentsStorage, [sentDocumentsKey], exceptUserId === undefined ? undefined : fingerprint(exceptUserId));
}
