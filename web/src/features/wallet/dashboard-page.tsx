import type { ReactNode } from 'react';
import { useViewer } from '#session/use-session.ts';
import { Box, Flex } from '#ui/box.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { CertificateIcon, PeopleIcon } from '#ui/topic-icons.tsx';
import { WalletCard } from './wallet-card.tsx';

const grid = {
  display: 'grid',
  gap: { base: '4', md: '6' },
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
};

/** Two pairs of static counts, the wallet balance, and further sections below. */
export function DashboardPage({ children }: { children?: ReactNode }) {
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
        <WalletCard>
          <ButtonLink to="/franchise/recharge-wallet" variant="outline">
            Recharge Wallet
          </ButtonLink>
        </WalletCard>
      </Box>
      {children}
    </PageBody>
  );
}

interface StatCardProps {
  count: number;
  label: string;
  icon: ReactNode;
}

function StatCard({ count, label, icon }: StatCardProps) {
  return (
    <Card as="li">
      <Flex alignItems="center" gap="2" color="fg.muted" textStyle="sm" fontWeight="600" aria-hidden>
        {icon}
        {label}
      </Flex>
      <Box as="p" mt="2" textStyle="xl" fontWeight="700">
        <span>{count}</span>
        <span className="sr-only">{` ${label}`}</span>
      </Box>
    </Card>
  );
}
