import { createFileRoute } from '@tanstack/react-router';
import { DocumentUpdatePage } from '#features/media/document-update-page.tsx';
import { pageHead } from '#lib/head.ts';

export const Route = createFileRoute('/_operator/franchise/document-update')({
  head: () => pageHead('Document Update', 'Name, signature and stamp of your centre.'),
  component: DocumentUpdatePage,
});
