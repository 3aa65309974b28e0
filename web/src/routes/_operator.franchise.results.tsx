import { createFileRoute } from '@tanstack/react-router';
import { ResultsPage } from '#operator/results/results-page.tsx';
import * as text from '#text/heads.ts';
import { listRoute } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/results')({
  ...listRoute({
    title: text.studentResults,
    description: text.resultsDescription,
    loader: ({ prefetch, queries }) => prefetch(queries.listResults()),
  }),
  component: ResultsPage,
});
