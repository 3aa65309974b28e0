import { createFileRoute } from '@tanstack/react-router';
import { NeedsYou } from '#features/dashboard/needs-you.tsx';
import { DashboardPage } from '#features/wallet/dashboard-page.tsx';
import { pageHead } from '#lib/head.ts';

export const Route = createFileRoute('/_operator/franchise/dashboard')({
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.getWallet()),
  head: () => pageHead('Dashboard', 'Your centre at a glance.'),
  component: Dashboard,
});

function Dashboard() {
  return (
    <DashboardPage>
      <NeedsYou />
    </DashboardPage>
  );
}
