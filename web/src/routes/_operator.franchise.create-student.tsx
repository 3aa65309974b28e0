import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { CreateStudentPage } from '#operator/students/create-student-page.tsx';
import * as text from '#text/heads.ts';
import { batchSearch } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/create-student')({
  validateSearch: batchSearch,
  loader: ({ context: { prefetch, queries } }) => Promise.all([prefetch(queries.listCourses()), prefetch(queries.listBatches())]),
  head: () => pageHead(text.createStudent, text.createStudentDescription),
  component: CreateStudentPage,
});
