import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { BatchResultsPage } from '#operator/results/batch-results-page.tsx';
import * as text from '#text/heads.ts';
import { batchSearch } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/batch-results')({
  validateSearch: batchSearch,
  loader: ({ context: { prefetch, queries } }) =>
    Promise.all([prefetch(queries.listCourses()), prefetch(queries.listBatches()), prefetch(queries.listResults())]),
  head: () => pageHead(text.resultsForBatch, text.resultsForBatchDescription),
  component: BatchResultsPage,
});
