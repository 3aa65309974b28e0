import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { CreateResultPage } from '#operator/results/create-result-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_operator/franchise/create-result')({
  loader: ({ context: { prefetch, queries } }) => Promise.all([prefetch(queries.listCourses()), prefetch(queries.listStudents())]),
  head: () => pageHead(text.createResult, text.createResultDescription),
  component: CreateResultPage,
});
