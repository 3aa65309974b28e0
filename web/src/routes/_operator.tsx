import { createFileRoute } from '@tanstack/react-router';
import { OperatorLayout } from '#layouts/operator/operator-layout.tsx';
import { SiteShell } from '#layouts/site/site-shell.tsx';
import { guardedPrefetch } from '#session/guarded-prefetch.ts';

export const Route = createFileRoute('/_operator')({
  beforeLoad: ({ context }) => ({ prefetch: guardedPrefetch(context, 'operator') }),
  // Code-split, unlike the other layouts, because only operators need it.
  component: () => <OperatorLayout SiteShell={SiteShell} />,
});
