import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { ImportStudentsPage } from '#operator/students/import/import-students-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_operator/franchise/import-students')({
  loader: ({ context: { prefetch, queries } }) =>
    Promise.all([prefetch(queries.listCourses()), prefetch(queries.listBatches()), prefetch(queries.listStudents())]),
  head: () => pageHead(text.importStudents, text.importStudentsDescription),
  component: ImportStudentsPage,
});
