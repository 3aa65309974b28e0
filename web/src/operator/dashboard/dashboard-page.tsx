import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
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
      <Grid gap="6" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 240px', xl: 'minmax(0, 1fr) 320px' }}>
        <ToDos />
        <Grid gap="4" minW="0">
          <WalletCard>
            <ButtonLink to="/franchise/recharge-wallet" variant="outline">
              {heads.rechargeWallet}
            </ButtonLink>
          </WalletCard>
          <Grid as="ul" aria-label={text.counts} gap="2" templateColumns="repeat(2, minmax(0, 1fr))">
            {[1, 2].map((pair) => [
              <StatCard key={`courses ${pair}`} count={12} label={text.courses} />,
              <StatCard key={`users ${pair}`} count={1200} label={text.users} />,
            ])}
          </Grid>
        </Grid>
      </Grid>
    </PageBody>
  );
}

function StatCard({ count, label }: { count: number; label: string }) {
  return (
    <Box as="li" px="3" py="2" borderRadius="md" borderWidth="1px" color="fg.muted" textStyle="sm">
      <b>{count}</b> <span>{label}</span>
    </Box>
  );
}
