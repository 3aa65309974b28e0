import { createFileRoute } from '@tanstack/react-router';
import { RefundPolicyPage } from '#features/policies/refund-policy-page.tsx';
import { pageHead } from '#lib/head.ts';

export const Route = createFileRoute('/_site/refund-policy')({
  head: () => pageHead('Refund Policy', 'When you get a refund, how much it is and how long it takes.', '/refund-policy'),
  component: RefundPolicyPage,
});
