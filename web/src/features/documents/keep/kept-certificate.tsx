import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { storedMoment } from '../../../lib/stored-moment.ts';
import { useSession } from '../../../session/use-session.ts';
import { Box } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { createDocumentState } from '../document-state.ts';
import { useKeptCertificate } from './use-kept-certificate.ts';

/** The certificate that the viewer keeps on this device, if there is one. */
export function KeptCertificate() {
  const viewerId = useSession()?.user._id;
  const kept = useKeptCertificate();
  const queryClient = useQueryClient();
  const router = useRouter();
  if (!kept) return null;
  const open = () =>
    void router.navigate({ to: '/view-result/certificate', state: { document: createDocumentState(kept.html, viewerId, queryClient) } });
  return (
    <Card as="section" aria-label="Kept on this device" display="grid" gap="4" justifyItems="start">
      <Box>A certificate is kept on this device, as of {storedMoment(kept.keptAt)}.</Box>
      <Button variant="outline" onClick={open}>
        Open kept certificate
      </Button>
    </Card>
  );
}
