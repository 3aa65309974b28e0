import { createFileRoute } from '@tanstack/react-router';
import { RechargePage } from '#features/wallet/recharge-page.tsx';
import { pageHead } from '#lib/head.ts';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_operator/franchise/recharge-wallet')({
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.getWallet()),
  head: () => pageHead(text.rechargeWallet, text.rechargeDescription),
  component: RechargePage,
});
