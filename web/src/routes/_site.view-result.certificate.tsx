import { createFileRoute } from '@tanstack/react-router';
import { DocumentPage } from '#documents/document-page.tsx';
import { pageHead } from '#lib/head.ts';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/view-result/certificate')({
  head: () => pageHead(text.certificate, text.certificateDescription),
  component: () => <DocumentPage title={text.certificate} />,
});
