import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { DocumentUpdatePage } from '#operator/media/document-update-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_operator/franchise/document-update')({
  head: () => pageHead(text.documentUpdate, text.documentUpdateDescription),
  component: DocumentUpdatePage,
});
