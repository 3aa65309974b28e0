import { createFileRoute } from '@tanstack/react-router';
import { DocumentPage } from '#centre/documents/document-page.tsx';
import { pageHead } from '#lib/head.ts';

export const Route = createFileRoute('/_site/view-result/$name')({
  head: () => pageHead('Certificate', 'A certificate issued by the institute.'),
  component: () => <DocumentPage title="Certificate" />,
});
