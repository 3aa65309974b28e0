import { createFileRoute } from '@tanstack/react-router';
import { ExamsPage } from '#operator/exams/exams-page.tsx';
import * as text from '#text/heads.ts';
import { listRoute } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/exams')({
  ...listRoute({
    title: text.examList,
    description: text.examsDescription,
    loader: ({ prefetch, queries }) => prefetch(queries.listExams()),
  }),
  component: ExamsPage,
});
