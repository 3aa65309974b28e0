import { createFileRoute } from '@tanstack/react-router';
import { useCartItems, useCartStore } from '#features/cart/use-cart.ts';
import { parsePaymentSearch } from '#features/purchase/payment.ts';
import { VerificationPage } from '#features/purchase/verification-page.tsx';
import { pageHead } from '#lib/head.ts';

export const Route = createFileRoute('/_site/verification')({
  validateSearch: parsePaymentSearch,
  head: () => pageHead('Verification', 'The status of a payment.'),
  component: VerificationRoute,
});

function VerificationRoute() {
  const { remove } = useCartStore();
  return <VerificationPage payment={Route.useSearch()} cart={{ items: useCartItems(), remove }} />;
}
