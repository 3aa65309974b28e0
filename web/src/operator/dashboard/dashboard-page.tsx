import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { Strong } from '@chakra-ui/react/strong';
import { useViewer } from '#session/use-session.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/operator.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { WalletCard } from '../wallet/wallet-card.tsx';
import { ToDos } from './to-dos.tsx';

/** The to-dos of the operator, and beside them the wallet and the static counts. */
export function DashboardPage() {
  const viewer = useViewer();
  if (viewer.status !== 'success') return null;
  return (
    <PageBody>
      <PageHeader title={heads.dashboard} text={text.namaste(viewer.user.fullName)} />
      <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 240px', xl: 'minmax(0, 1fr) 320px' }}>
        <ToDos />
        <WalletCard>
          <ButtonLink to="/franchise/recharge-wallet" variant="outline">
            {heads.rechargeWallet}
          </ButtonLink>
        </WalletCard>
      </Grid>
      <Grid
        as="ul"
        aria-label={text.counts}
        mt="6"
        gap={{ base: '3', md: '6' }}
        templateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }}
      >
        {[1, 2].map((pair) => [
          <StatCard key={`courses ${pair}`} count={12} label={text.courses} />,
          <StatCard key={`users ${pair}`} count={1200} label={text.users} />,
        ])}
      </Grid>
    </PageBody>
  );
}

function StatCard({ count, label }: { count: number; label: string }) {
  return (
    <Card.Root as="li" size="sm" color="fg.muted">
      <Card.Body display="block">
        <Strong display="block" textStyle="lg" color="fg">
          {count}
        </Strong>{' '}
        {label}
      </Card.Body>
    </Card.Root>
  );
}
