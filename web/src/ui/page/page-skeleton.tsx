import { type AnyRouteMatch, useMatches } from '@tanstack/react-router';
import { pageTitle } from '../../lib/head.ts';
import { Skeleton } from '../skeleton.tsx';
import { PageBody } from './container.tsx';
import { PageHeader } from './page-header.tsx';

/** The skeleton of a page while the viewer is unknown. It shows the title of the route. */
export function PageSkeleton() {
  const name = useMatches({ select: (matches: AnyRouteMatch[]) => pageTitle(matches.at(-1)?.meta) });
  return (
    <PageBody aria-busy>
      <PageHeader title={name ?? 'Please wait'} text="Loading your account..." />
      <Skeleton height="192px" />
    </PageBody>
  );
}
