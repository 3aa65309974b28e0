import { browserStorage, persisted } from '#lib/storage.ts';

/** What was sent from this browser, and when, in ISO format. Pictures are only named, never stored. */
export type SentDocuments = Partial<Record<'name' | 'nameDate' | 'signature' | 'stamp', string>>;

/** By the fingerprint of the user, so that it does not tell who has used this browser. */
export const sentDocuments = persisted<SentDocuments>({
  key: 'institute.sent-documents',
  area: browserStorage,
  parse: ({ name, nameDate, signature, stamp }) => ({
    ...(typeof name === 'string' && typeof nameDate === 'string' && { name, nameDate }),
    ...(typeof signature === 'string' && { signature }),
    ...(typeof stamp === 'string' && { stamp }),
  }),
});
