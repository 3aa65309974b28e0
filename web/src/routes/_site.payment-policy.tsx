import { createFileRoute } from '@tanstack/react-router';
import { PaymentPolicyPage } from '#features/policies/payment-policy-page.tsx';
import { pageHead } from '#lib/head.ts';

export const Route = createFileRoute('/_site/payment-policy')({
  head: () => pageHead('Payment Policy', 'How to pay for a course, and what to do if a payment fails.', '/payment-policy'),
  component: PaymentPolicyPage,
});
