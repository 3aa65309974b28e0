import { Outlet } from '@tanstack/react-router';
import { useFreshReads } from '../../session/use-refetch-after-hydration.ts';
import { useDepartures } from '../../session/use-sign-outs-elsewhere.ts';
import { Notices } from '../../ui/toast/toaster.tsx';
import { PageChange } from './route-announcer.tsx';
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
