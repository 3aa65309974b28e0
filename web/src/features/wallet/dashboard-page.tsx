import { Box } from '@chakra-ui/react';
import { useViewer } from '../../session/viewer.ts';
import { PageBody } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { WalletCard } from './wallet-card.tsx';

export function DashboardPage() {
  const viewer = useViewer();
  if (viewer.status !== 'ready') return null;
  return (
    <PageBody>
      <PageHeader title="Dashboard" text={`Namaste, ${viewer.user.fullName}. This is your centre today.`} />
      <Box display="grid" gap="6" gridTemplateColumns="repeat(auto-fill, minmax(min(288px, 100%), 1fr))">
        <WalletCard />
      </Box>
    </PageBody>
  );
}
