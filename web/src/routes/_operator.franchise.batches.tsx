import { createFileRoute } from '@tanstack/react-router';
import { BatchesPage } from '#features/batches/batches-page.tsx';
import { listRoute } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/batches')({
  ...listRoute({
    title: 'All Batches',
    description: 'The batches of your centre.',
    loader: ({ prefetch, queries }) => prefetch(queries.listBatches()),
  }),
  component: BatchesPage,
});
