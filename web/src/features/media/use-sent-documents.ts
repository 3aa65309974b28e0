import type { UpdateMediaInput } from '@institute/sdk';
import { useState } from 'react';
import { fingerprint } from '../../lib/fingerprint.ts';
import { useGetViewerId } from '../../lib/track-viewer.ts';
import { readSentDocuments, writeSentDocuments } from './sent-documents.ts';

/** What was sent last from this browser, which the API cannot tell, and a function that remembers what is sent now. */
export function useSentDocuments() {
  const user = fingerprint(useGetViewerId()() ?? '');
  const [sent, setSent] = useState(() => readSentDocuments(user));
  const remember = ({ name, signature, logo }: UpdateMediaInput) => {
    const next = { date: new Date().toISOString(), name, signature: signature !== undefined, stamp: logo !== undefined };
    writeSentDocuments(user, next);
    setSent(next);
  };
  return { sent, remember };
}
