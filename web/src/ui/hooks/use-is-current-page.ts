import { useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';

/**
 * Returns a function that returns true if the viewer is still on this page, for use after an await. It reads the router's latest
 * location, because a page stays mounted while the next one loads.
 */
export function useIsCurrentPage(): () => boolean {
  const router = useRouter();
  const [pathname] = useState(router.latestLocation.pathname);
  return useCallback(() => router.latestLocation.pathname === pathname, [router, pathname]);
}
