import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '#features/dashboard/dashboard-page.tsx';
import { WalletCard } from '#features/wallet/wallet-card.tsx';
import { pageHead } from '#lib/head.ts';
import * as text from '#text/heads.ts';
import { ButtonLink } from '#ui/button.tsx';

export const Route = createFileRoute('/_operator/franchise/dashboard')({
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.getWallet()),
  head: () => pageHead(text.dashboard, text.dashboardDescription),
  component: Dashboard,
});

function Dashboard() {
  return (
    <DashboardPage>
      <WalletCard>
        <ButtonLink to="/franchise/recharge-wallet" variant="outline">
          {text.rechargeWallet}
        </ButtonLink>
      </WalletCard>
    </DashboardPage>
  );
}
