import { createFileRoute } from '@tanstack/react-router';
import { CreateBatchPage } from '#features/batches/create-batch-page.tsx';
import { pageHead } from '#lib/head.ts';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_operator/franchise/create-batch')({
  head: () => pageHead(text.createBatch, text.createBatchDescription),
  component: CreateBatchPage,
});
