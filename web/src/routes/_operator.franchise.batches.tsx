import { createFileRoute } from '@tanstack/react-router';
import { BatchesPage } from '../features/batches/batches-page.tsx';
import { pageHead } from '../lib/head.ts';
import { tableSearch } from '../ui/data-table/table-search.ts';

export const Route = createFileRoute('/_operator/franchise/batches')({
  validateSearch: tableSearch,
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.listBatches()),
  // Not again for each change of the search; React Query knows when a list is stale.
  shouldReload: false,
  head: () => pageHead('All Batches', 'The batches of your centre.'),
  component: BatchesPage,
});
