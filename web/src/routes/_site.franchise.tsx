import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { FranchisePage } from '#site/enquiries/franchise-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/franchise')({
  head: () => pageHead(text.franchise, text.franchiseDescription, '/franchise'),
  component: FranchisePage,
});
