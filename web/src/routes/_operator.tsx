import { createFileRoute } from '@tanstack/react-router';
import { OperatorLayout } from '#operator/layout/operator-layout.tsx';
import { guardedPrefetch } from '#session/guard.tsx';
import { SiteShell } from '#site/layout/site-layout.tsx';

export const Route = createFileRoute('/_operator')({
  beforeLoad: ({ context }) => ({ prefetch: guardedPrefetch(context, 'operator') }),
  // Code-split, unlike the other layouts, because only operators need this one.
  component: () => <OperatorLayout SiteShell={SiteShell} />,
});
