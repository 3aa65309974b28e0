import { createFileRoute } from '@tanstack/react-router';
import { MarksheetsPage } from '../features/marksheets/marksheets-page.tsx';
import { pageHead } from '../lib/head.ts';
import { tableSearch } from '../ui/data-table/table-search.ts';

export const Route = createFileRoute('/_operator/franchise/out-marksheet')({
  validateSearch: tableSearch,
  loader: ({ context: { prefetch, queries, session } }) => {
    const userId = session.get()?.user._id;
    return userId === undefined ? undefined : prefetch(queries.listMarksheets({ userId }));
  },
  // Not again for each change of the search; React Query knows when a list is stale.
  shouldReload: false,
  head: () => pageHead('Marksheet List', 'The marksheets of your centre.'),
  component: MarksheetsPage,
});
