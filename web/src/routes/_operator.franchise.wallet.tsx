import { createFileRoute } from '@tanstack/react-router';
import { WalletPage } from '#features/wallet/wallet-page.tsx';
import { listRoute } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/wallet')({
  ...listRoute({
    title: 'Transaction List',
    description: 'The payments that you have reported.',
    loader: ({ prefetch, queries }) => Promise.all([prefetch(queries.getWallet()), prefetch(queries.listTransactions())]),
  }),
  component: WalletPage,
});
