import { type AnyRouteMatch, useMatches } from '@tanstack/react-router';
import { readPageHead } from '../../lib/head.ts';
import { Skeleton } from '../skeleton.tsx';
import { PageBody } from './container.tsx';
import { PageHeader } from './page-header.tsx';

/** The skeleton of a page while the viewer is unknown. It shows the title and the description of the route. */
export function PageSkeleton() {
  const { title = 'Please wait', description = '' } = readPageHead(useMatches({ select: getLeafMeta }));
  return (
    <PageBody aria-busy>
      <PageHeader title={title} text={`${description} Loading your account...`} />
      <Skeleton height="192px" />
    </PageBody>
  );
}

const getLeafMeta = (matches: AnyRouteMatch[]) => matches.at(-1)?.meta;
