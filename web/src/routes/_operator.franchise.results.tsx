import { createFileRoute } from '@tanstack/react-router';
import { ResultsPage } from '../features/results/results-page.tsx';
import { pageHead } from '../lib/head.ts';
import { tableSearch } from '../ui/data-table/table-search.ts';

export const Route = createFileRoute('/_operator/franchise/results')({
  validateSearch: tableSearch,
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.listResults()),
  // Not again for each change of the search; React Query knows when a list is stale.
  shouldReload: false,
  head: () => pageHead('Student Results', 'The results that your centre has sent in.'),
  component: ResultsPage,
});
