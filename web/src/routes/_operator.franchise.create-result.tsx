import { createFileRoute } from '@tanstack/react-router';
import { CreateResultPage } from '#features/results/create-result-page.tsx';
import { pageHead } from '#lib/head.ts';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_operator/franchise/create-result')({
  loader: ({ context: { prefetch, queries } }) => Promise.all([prefetch(queries.listCourses()), prefetch(queries.listStudents())]),
  head: () => pageHead(text.createResult, text.createResultDescription),
  component: CreateResultPage,
});
