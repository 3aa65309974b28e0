import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPolicyPage } from '#features/policies/privacy-policy-page.tsx';
import { pageHead } from '#lib/head.ts';

export const Route = createFileRoute('/_site/privacy-policy')({
  head: () => pageHead('Privacy Policy', 'What personal data we collect, why, for how long, and what rights you have.', '/privacy-policy'),
  component: PrivacyPolicyPage,
});
