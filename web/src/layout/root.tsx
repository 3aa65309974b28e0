import { Outlet } from '@tanstack/react-router';
import { useDepartures } from '../session/use-departures.ts';
import { useFreshReads } from '../session/use-fresh-reads.ts';
import { Notices } from '../ui/notices/notices.tsx';
import { PageChange } from './page-change.tsx';
import { RouteHead } from './route-head.tsx';
import { SkipLink } from './skip-link.tsx';

/** What every page has, whatever stands around it. */
export function Root() {
  useFreshReads();
  return (
    <>
      <RouteHead />
      <SkipLink />
      <PageChange />
      <Outlet key={useDepartures()} />
      <Notices />
    </>
  );
}
