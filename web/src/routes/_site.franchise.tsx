import { createFileRoute } from '@tanstack/react-router';
import { FranchisePage } from '#features/enquiries/franchise-page.tsx';
import { pageHead } from '#lib/head.ts';

export const Route = createFileRoute('/_site/franchise')({
  head: () => pageHead('Franchise', 'Open a centre with us: what we bring, what you bring, and how to apply.', '/franchise'),
  component: FranchisePage,
});
