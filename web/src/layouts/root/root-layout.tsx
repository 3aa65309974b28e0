import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRefetchOnViewerChange } from '../../session/use-refetch-on-viewer-change.ts';
import { useUserChanges } from '../../session/use-user-changes.ts';
import { loadMotionOnInteraction } from '../../ui/motion/motion.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { RouteHead } from './route-head.tsx';
import { SkipLink } from './skip-link.tsx';

/** The parts that every page has in common. */
export function RootLayout() {
  useRefetchOnViewerChange();
  useEffect(loadMotionOnInteraction, []);
  return (
    <>
      <RouteHead />
      <SkipLink />
      <RouteAnnouncer />
      <Outlet key={useUserChanges()} />
      <Toaster />
    </>
  );
}
