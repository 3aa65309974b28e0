import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { BatchMarksheetsPage } from '#operator/marksheets/batch/batch-marksheets-page.tsx';
import * as text from '#text/heads.ts';
import { batchSearch } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/batch-marksheets')({
  validateSearch: batchSearch,
  loader: ({ context: { prefetch, queries, session } }) => {
    const userId = session.get()?.user._id;
    return Promise.all([
      prefetch(queries.listCourses()),
      prefetch(queries.listBatches()),
      userId === undefined ? undefined : prefetch(queries.listMarksheets({ userId })),
    ]);
  },
  head: () => pageHead(text.marksheetsForBatch, text.marksheetsForBatchDescription),
  component: BatchMarksheetsPage,
});
