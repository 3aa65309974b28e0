import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { CreateExamPage } from '#operator/exams/create-exam-page.tsx';
import * as text from '#text/heads.ts';
import { batchSearch } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/create-exam')({
  validateSearch: batchSearch,
  loader: ({ context: { prefetch, queries } }) => Promise.all([prefetch(queries.listCourses()), prefetch(queries.listBatches())]),
  head: () => pageHead(text.createExam, text.createExamDescription),
  component: CreateExamPage,
});
