import { createFileRoute } from '@tanstack/react-router';
import { ResultsPage } from '#features/results/results-page.tsx';
import { listRoute } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/results')({
  ...listRoute({
    title: 'Student Results',
    description: 'The results that your centre has submitted.',
    loader: ({ prefetch, queries }) => prefetch(queries.listResults()),
  }),
  component: ResultsPage,
});
