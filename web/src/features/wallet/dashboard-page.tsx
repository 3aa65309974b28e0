import { useViewer } from '../../session/viewer.ts';
import { Box } from '../../ui/box.ts';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { CertificateIcon, PeopleIcon } from '../../ui/topic-icons.tsx';
import { StatCard } from './stat-card.tsx';
import { WalletCard } from './wallet-card.tsx';

const grid = { display: 'grid', gap: '6', gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))' };

/** Two pairs of static counts and the wallet balance. */
export function DashboardPage() {
  const viewer = useViewer();
  if (viewer.status !== 'success') return null;
  return (
    <PageBody>
      <PageHeader title="Dashboard" text={`Namaste, ${viewer.user.fullName}.`} />
      <Box {...grid}>
        <Box as="ul" aria-label="Counts" display="contents">
          {[1, 2].map((pair) => [
            <StatCard key={`courses ${pair}`} count={12} label="Courses" icon={<CertificateIcon />} />,
            <StatCard key={`users ${pair}`} count={1200} label="Users" icon={<PeopleIcon />} />,
          ])}
        </Box>
        <WalletCard />
      </Box>
    </PageBody>
  );
}
