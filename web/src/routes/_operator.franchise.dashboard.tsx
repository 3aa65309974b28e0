import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { DashboardPage } from '#operator/dashboard/dashboard-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_operator/franchise/dashboard')({
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.getWallet()),
  head: () => pageHead(text.dashboard, text.dashboardDescription),
  component: DashboardPage,
});
