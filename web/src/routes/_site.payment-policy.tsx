import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { PaymentPolicyPage } from '#site/policies/payment-policy-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/payment-policy')({
  head: () => pageHead(text.paymentPolicy, text.paymentPolicyDescription, '/payment-policy'),
  component: PaymentPolicyPage,
});
