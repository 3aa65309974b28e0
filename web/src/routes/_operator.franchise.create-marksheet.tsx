import { createFileRoute } from '@tanstack/react-router';
import { CreateMarksheetPage } from '#features/marksheets/create-marksheet-page.tsx';
import { pageHead } from '#lib/head.ts';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_operator/franchise/create-marksheet')({
  loader: ({ context: { prefetch, queries } }) => Promise.all([prefetch(queries.listStudents()), prefetch(queries.listCourses())]),
  head: () => pageHead(text.createMarksheet, text.createMarksheetDescription),
  component: CreateMarksheetPage,
});
