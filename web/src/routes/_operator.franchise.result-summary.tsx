import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { ResultSummaryPage } from '#operator/results/result-summary-page.tsx';
import * as text from '#text/heads.ts';
import { batchSearch } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/result-summary')({
  validateSearch: batchSearch,
  head: () => pageHead(text.resultsAtGlance, text.resultsAtGlanceDescription),
  component: ResultSummaryPage,
});
