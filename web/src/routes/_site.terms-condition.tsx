import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '#features/policies/terms-page.tsx';
import { pageHead } from '#lib/head.ts';

export const Route = createFileRoute('/_site/terms-condition')({
  head: () => pageHead('Terms and Conditions', 'The terms that apply when you use this site or take our courses.', '/terms-condition'),
  component: TermsPage,
});
