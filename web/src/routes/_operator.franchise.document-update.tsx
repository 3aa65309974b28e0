import { createFileRoute } from '@tanstack/react-router';
import { DocumentUpdatePage } from '#features/media/document-update-page.tsx';
import { pageHead } from '#lib/head.ts';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_operator/franchise/document-update')({
  head: () => pageHead(text.documentUpdate, text.documentUpdateDescription),
  component: DocumentUpdatePage,
});
