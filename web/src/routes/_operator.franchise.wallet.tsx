import { createFileRoute } from '@tanstack/react-router';
import { WalletPage } from '#operator/wallet/wallet-page.tsx';
import * as text from '#text/heads.ts';
import { listRoute } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/wallet')({
  ...listRoute({
    title: text.transactionList,
    description: text.transactionsDescription,
    loader: ({ prefetch, queries }) => Promise.all([prefetch(queries.getWallet()), prefetch(queries.listTransactions())]),
  }),
  component: WalletPage,
});
