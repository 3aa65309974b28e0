import { createFileRoute } from '@tanstack/react-router';
import { DocumentPage } from '../features/documents/document-page.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/_site/view-result/$name')({
  head: () => pageHead('Certificate', 'A document that was looked up.'),
  component: () => <DocumentPage title="Certificate" />,
});
