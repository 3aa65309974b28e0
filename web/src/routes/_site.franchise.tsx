import { createFileRoute } from '@tanstack/react-router';
import { FranchisePage } from '#features/enquiries/franchise-page.tsx';
import { pageHead } from '#lib/head.ts';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/franchise')({
  head: () => pageHead(text.franchise, text.franchiseDescription, '/franchise'),
  component: FranchisePage,
});
