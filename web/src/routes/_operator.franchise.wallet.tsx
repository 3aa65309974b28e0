import { createFileRoute } from '@tanstack/react-router';
import { WalletPage } from '../features/wallet/wallet-page.tsx';
import { pageHead } from '../lib/head.ts';
import { tableSearch } from '../ui/data-table/table-search.ts';

export const Route = createFileRoute('/_operator/franchise/wallet')({
  validateSearch: tableSearch,
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.listTransactions()),
  // Not again for each change of the search; React Query knows when a list is stale.
  shouldReload: false,
  head: () => pageHead('Transaction List', 'The payments that you have reported.'),
  component: WalletPage,
});
