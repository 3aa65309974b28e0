import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '#features/policies/terms-page.tsx';
import { pageHead } from '#lib/head.ts';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/terms-condition')({
  head: () => pageHead(text.terms, text.termsDescription, '/terms-condition'),
  component: TermsPage,
});
