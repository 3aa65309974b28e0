import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPolicyPage } from '../features/policies/privacy-policy-page.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/_site/privacy-policy')({
  head: () => pageHead('Privacy Policy', 'Which personal data we hold, what for, how long, and what you can ask of us.', '/privacy-policy'),
  component: PrivacyPolicyPage,
});
