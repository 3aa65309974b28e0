import { createFileRoute } from '@tanstack/react-router';
import { ImportStudentsPage } from '#features/students/import/import-students-page.tsx';
import { pageHead } from '#lib/head.ts';

export const Route = createFileRoute('/_operator/franchise/import-students')({
  loader: ({ context: { prefetch, queries } }) =>
    Promise.all([prefetch(queries.listCourses()), prefetch(queries.listBatches()), prefetch(queries.listStudents())]),
  head: () => pageHead('Import Students', 'Create many students of your centre from a table.'),
  component: ImportStudentsPage,
});
