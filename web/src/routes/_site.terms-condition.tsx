import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { TermsPage } from '#site/policies/terms-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/terms-condition')({
  head: () => pageHead(text.terms, text.termsDescription, '/terms-condition'),
  component: TermsPage,
});
