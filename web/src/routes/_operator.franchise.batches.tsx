import { createFileRoute } from '@tanstack/react-router';
import { BatchesPage } from '#operator/batches/batches-page.tsx';
import * as text from '#text/heads.ts';
import { listRoute } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/batches')({
  ...listRoute({
    title: text.allBatches,
    description: text.batchesDescription,
    loader: ({ prefetch, queries }) => prefetch(queries.listBatches()),
  }),
  component: BatchesPage,
});
