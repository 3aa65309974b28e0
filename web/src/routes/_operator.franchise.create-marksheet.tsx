import { createFileRoute } from '@tanstack/react-router';
import { CreateMarksheetPage } from '#features/marksheets/create-marksheet-page.tsx';
import { pageHead } from '#lib/head.ts';
import * as titles from '#text/titles.ts';

export const Route = createFileRoute('/_operator/franchise/create-marksheet')({
  loader: ({ context: { prefetch, queries } }) => Promise.all([prefetch(queries.listStudents()), prefetch(queries.listCourses())]),
  head: () => pageHead(titles.createMarksheet, titles.createMarksheetDescription),
  component: CreateMarksheetPage,
});
