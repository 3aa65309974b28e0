import { useMemo, useSyncExternalStore } from 'react';
import { type KeptCertificate, parseKept, readKeptText, subscribeToKept } from '../../../lib/kept-certificate.ts';
import { useSession } from '../../../session/use-session.ts';

/** The certificate that the viewer keeps on this device. */
export function useKeptCertificate(): KeptCertificate | undefined {
  const viewerId = useSession()?.user._id;
  const text = useSyncExternalStore(subscribeToKept, readKeptText, () => null);
  return useMemo(() => parseKept(text, viewerId), [text, viewerId]);
}
