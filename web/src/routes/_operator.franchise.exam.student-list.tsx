import { createFileRoute } from '@tanstack/react-router';
import { ExamStudentsPage } from '../features/exams/exam-students-page.tsx';
import { pageHead } from '../lib/head.ts';
import { tableSearch } from '../ui/data-table/table-search.ts';

export const Route = createFileRoute('/_operator/franchise/exam/student-list')({
  validateSearch: tableSearch,
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.listExams()),
  // Not again for each change of the search; React Query knows when a list is stale.
  shouldReload: false,
  head: () => pageHead('Exam Students', 'The students of an exam.'),
  component: ExamStudentsPage,
});
