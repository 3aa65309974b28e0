import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { ImportStudentsPage } from '#operator/students/import/import-students-page.tsx';
import * as text from '#text/heads.ts';
import { batchSearch } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/import-students')({
  validateSearch: batchSearch,
  loader: ({ context: { prefetch, queries } }) =>
    Promise.all([prefetch(queries.listCourses()), prefetch(queries.listBatches()), prefetch(queries.listStudents())]),
  head: () => pageHead(text.importStudents, text.importStudentsDescription),
  component: ImportStudentsPage,
});
