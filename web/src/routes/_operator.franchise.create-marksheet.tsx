import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { CreateMarksheetPage } from '#operator/marksheets/create-marksheet-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_operator/franchise/create-marksheet')({
  loader: ({ context: { prefetch, queries } }) => Promise.all([prefetch(queries.listStudents()), prefetch(queries.listCourses())]),
  head: () => pageHead(text.createMarksheet, text.createMarksheetDescription),
  component: CreateMarksheetPage,
});
