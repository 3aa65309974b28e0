import { createFileRoute } from '@tanstack/react-router';
import { CheckCertificatesPage } from '#features/certificates/check-certificates-page.tsx';
import { pageHead } from '#lib/head.ts';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/check-certificates')({
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.listCourses()),
  head: () => pageHead(text.checkCertificates, text.checkCertificatesDescription, '/check-certificates'),
  component: CheckCertificatesPage,
});
