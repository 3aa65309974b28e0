import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { parsePaymentSearch } from '#site/purchase/payment.ts';
import { VerificationPage } from '#site/purchase/verification-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/verification')({
  validateSearch: parsePaymentSearch,
  head: () => pageHead(text.verification, text.verificationDescription),
  component: () => <VerificationPage payment={Route.useSearch()} />,
});
