import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { PrivacyPolicyPage } from '#site/policies/privacy-policy-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/privacy-policy')({
  head: () => pageHead(text.privacyPolicy, text.privacyPolicyDescription, '/privacy-policy'),
  component: PrivacyPolicyPage,
});
