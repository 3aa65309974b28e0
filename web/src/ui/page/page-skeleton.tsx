import { type AnyRouteMatch, useMatches } from '@tanstack/react-router';
import { pageName } from '../../lib/head.ts';
import { Skeleton } from '../skeleton.tsx';
import { PageBody } from './container.tsx';
import { PageHeader } from './page-header.tsx';

/** A page that waits for who looks at it: of its own it has its name. */
export function PageSkeleton() {
  const name = useMatches({ select: (matches: AnyRouteMatch[]) => pageName(matches.at(-1)?.meta) });
  return (
    <PageBody aria-busy>
      <PageHeader title={name ?? 'One moment'} text="One moment: your account is being looked up, and then this page is shown." />
      <Skeleton height="192px" />
    </PageBody>
  );
}
