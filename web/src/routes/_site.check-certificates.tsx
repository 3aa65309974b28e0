import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { CheckCertificatesPage } from '#site/certificates/check-certificates-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/check-certificates')({
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.listCourses()),
  head: () => pageHead(text.checkCertificates, text.checkCertificatesDescription, '/check-certificates'),
  component: CheckCertificatesPage,
});
