import { createFileRoute } from '@tanstack/react-router';
import { useCartItems, useCartStore } from '#features/cart/use-cart.ts';
import { parsePaymentSearch } from '#features/purchase/payment.ts';
import { VerificationPage } from '#features/purchase/verification-page.tsx';
import { pageHead } from '#lib/head.ts';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/verification')({
  validateSearch: parsePaymentSearch,
  head: () => pageHead(text.verification, text.verificationDescription),
  component: VerificationRoute,
});

function VerificationRoute() {
  const { remove } = useCartStore();
  return <VerificationPage payment={Route.useSearch()} cart={{ items: useCartItems(), remove }} />;
}
