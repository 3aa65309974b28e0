import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { RefundPolicyPage } from '#site/policies/refund-policy-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/refund-policy')({
  head: () => pageHead(text.refundPolicy, text.refundPolicyDescription, '/refund-policy'),
  component: RefundPolicyPage,
});
