import { createFileRoute } from '@tanstack/react-router';
import { PaymentPolicyPage } from '../features/policies/payment-policy-page.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/_site/payment-policy')({
  head: () =>
    pageHead(
      'Payment Policy',
      'How a course is paid through an external provider, and what to do when a payment goes wrong.',
      '/payment-policy',
    ),
  component: PaymentPolicyPage,
});
