import { createFileRoute } from '@tanstack/react-router';
import { StudentsPage } from '../features/students/students-page.tsx';
import { pageHead } from '../lib/head.ts';
import { tableSearch } from '../ui/data-table/table-search.ts';

export const Route = createFileRoute('/_operator/franchise/student-management')({
  validateSearch: tableSearch,
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.listStudents()),
  // Not again for each change of the search; React Query knows when a list is stale.
  shouldReload: false,
  head: () => pageHead('Student List', 'The students of your centre.'),
  component: StudentsPage,
});
