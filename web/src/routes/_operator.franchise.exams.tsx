import { createFileRoute } from '@tanstack/react-router';
import { ExamsPage } from '#features/exams/exams-page.tsx';
import { listRoute } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/exams')({
  ...listRoute({
    title: 'Exam List',
    description: 'The exams of your centre.',
    loader: ({ prefetch, queries }) => prefetch(queries.listExams()),
  }),
  component: ExamsPage,
});
