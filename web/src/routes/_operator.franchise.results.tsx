import { createFileRoute } from '@tanstack/react-router';
import { ResultsPage } from '#features/results/results-page.tsx';
import * as titles from '#text/titles.ts';
import { listRoute } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/results')({
  ...listRoute({
    title: titles.studentResults,
    description: titles.resultsDescription,
    loader: ({ prefetch, queries }) => prefetch(queries.listResults()),
  }),
  component: ResultsPage,
});
