import { createFileRoute } from '@tanstack/react-router';
import { FranchisePage } from '#features/enquiries/franchise-page.tsx';
import { pageHead } from '#lib/head.ts';
import * as common from '#text/common.ts';
import * as text from '#text/franchise.tsx';

export const Route = createFileRoute('/_site/franchise')({
  head: () => pageHead(common.franchise, text.description, '/franchise'),
  component: FranchisePage,
});
