import { createFileRoute } from '@tanstack/react-router';
import { ExamsPage } from '#features/exams/exams-page.tsx';
import * as titles from '#text/titles.ts';
import { listRoute } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/exams')({
  ...listRoute({
    title: titles.examList,
    description: titles.examsDescription,
    loader: ({ prefetch, queries }) => prefetch(queries.listExams()),
  }),
  component: ExamsPage,
});
