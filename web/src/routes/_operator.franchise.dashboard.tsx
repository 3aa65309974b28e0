import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { DashboardPage } from '#operator/dashboard/dashboard-page.tsx';
import { WalletCard } from '#operator/wallet/wallet-card.tsx';
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
