import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '#features/dashboard/dashboard-page.tsx';
import { WalletCard } from '#features/wallet/wallet-card.tsx';
import { pageHead } from '#lib/head.ts';
import { ButtonLink } from '#ui/button.tsx';

export const Route = createFileRoute('/_operator/franchise/dashboard')({
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.getWallet()),
  head: () => pageHead('Dashboard', 'Your centre at a glance.'),
  component: Dashboard,
});

function Dashboard() {
  return (
    <DashboardPage>
      <WalletCard>
        <ButtonLink to="/franchise/recharge-wallet" variant="outline">
          Recharge Wallet
        </ButtonLink>
      </WalletCard>
    </DashboardPage>
  );
}
