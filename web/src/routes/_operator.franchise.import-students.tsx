import { createFileRoute } from '@tanstack/react-router';
import { ImportStudentsPage } from '#features/students/import/import-students-page.tsx';
import { pageHead } from '#lib/head.ts';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_operator/franchise/import-students')({
  loader: ({ context: { prefetch, queries } }) =>
    Promise.all([prefetch(queries.listCourses()), prefetch(queries.listBatches()), prefetch(queries.listStudents())]),
  head: () => pageHead(text.importStudents, text.importStudentsDescription),
  component: ImportStudentsPage,
});
