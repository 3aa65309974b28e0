import { createFileRoute } from '@tanstack/react-router';
import { ExamsPage } from '../features/exams/exams-page.tsx';
import { pageHead } from '../lib/head.ts';
import { tableSearch } from '../ui/data-table/table-search.ts';

export const Route = createFileRoute('/_operator/franchise/exams')({
  validateSearch: tableSearch,
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.listExams()),
  // Not again for each change of the search; React Query knows when a list is stale.
  shouldReload: false,
  head: () => pageHead('Exam List', 'The exams of your centre.'),
  component: ExamsPage,
});
