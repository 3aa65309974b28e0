import { createFileRoute } from '@tanstack/react-router';
import { CreateBatchPage } from '#features/batches/create-batch-page.tsx';
import { pageHead } from '#lib/head.ts';

export const Route = createFileRoute('/_operator/franchise/create-batch')({
  head: () => pageHead('Create Batch', 'Add a batch to your centre.'),
  component: CreateBatchPage,
});
