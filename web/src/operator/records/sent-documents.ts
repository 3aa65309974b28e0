import { browserStorage, fingerprint, persisted } from '#lib/storage.ts';

/**
 * The name that was sent from this browser, and the times of sending, in ISO format. Pictures themselves are not stored. `centre` is the name
 * of the centre on its letters.
 */
export type SentDocuments = Partial<Record<'name' | 'nameDate' | 'signature' | 'stamp' | 'centre', string>>;

/** Stored by the fingerprint of the user, so that the key does not show who has used this browser. */
export const sentDocuments = persisted<SentDocuments>({
  key: 'institute.sent-documents',
  area: browserStorage,
  parse: ({ name, nameDate, signature, stamp, centre }) => ({
    ...(typeof name === 'string' && typeof nameDate === 'string' && { name, nameDate }),
    ...(typeof signature === 'string' && { signature }),
    ...(typeof stamp === 'string' && { stamp }),
    ...(typeof centre === 'string' && { centre }),
  }),
});

/** The name that the centre had on its last letter, or else the name that it has sent. */
export function readCentreName(userId = ''): string | undefined {
  const { centre, name } = sentDocuments.read(fingerprint(userId)) ?? {};
  return centre || name;
}
