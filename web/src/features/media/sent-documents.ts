import { sentDocumentsKey, sentDocumentsStorage } from '../../lib/sent-documents.ts';
import { parseJson } from '../../lib/storage.ts';

/** What a document update has sent. Pictures are only named, never stored. */
export interface SentDocuments {
  /** When, in ISO format. */
  date: string;
  /** The name of the institute; undefined if it was left unchanged. */
  name?: string;
  signature: boolean;
  stamp: boolean;
}

/** @param user The fingerprint of the user, so that the next user of this browser does not see what another has sent. */
export function writeSentDocuments(user: string, sent: SentDocuments): void {
  sentDocumentsStorage.setItem(sentDocumentsKey, JSON.stringify({ user, ...sent }));
}

/** Undefined if this user has sent nothing, or the stored text has another form. */
export function readSentDocuments(user: string): SentDocuments | undefined {
  const stored = Object(parseJson(sentDocumentsStorage.getItem(sentDocumentsKey)));
  return stored.user === user ? parse(stored) : undefined;
}

function parse({ date, name, signature, stamp }: Record<string, unknown>): SentDocuments | undefined {
  if (typeof date !== 'string') return undefined;
  return { date, ...(typeof name === 'string' && { name }), signature: signature === true, stamp: stamp === true };
}
