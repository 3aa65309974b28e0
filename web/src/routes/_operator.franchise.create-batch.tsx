import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { CreateBatchPage } from '#operator/batches/create-batch-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_operator/franchise/create-batch')({
  head: () => pageHead(text.createBatch, text.createBatchDescription),
  component: CreateBatchPage,
});
