import { browserStorage, persisted } from '#lib/storage.ts';

/** The name that was sent from this browser, and the times of sending, in ISO format. Pictures themselves are not stored. */
export type SentDocuments = Partial<Record<'name' | 'nameDate' | 'signature' | 'stamp', string>>;

/** Stored by the fingerprint of the user, so that the key does not show who has used this browser. */
export const sentDocuments = persisted<SentDocuments>({
  key: 'institute.sent-documents',
  area: browserStorage,
  parse: ({ name, nameDate, signature, stamp }) => ({
    ...(typeof name === 'string' && typeof nameDate === 'string' && { name, nameDate }),
    ...(typeof signature === 'string' && { signature }),
    ...(typeof stamp === 'string' && { stamp }),
  }),
});
