import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { RechargePage } from '#operator/wallet/recharge-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_operator/franchise/recharge-wallet')({
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.getWallet()),
  head: () => pageHead(text.rechargeWallet, text.rechargeDescription),
  component: RechargePage,
});
