import { useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';

/** Asked later, whether the page is still the one that is wanted: while it is being left, it still stands for a while. */
export function useOnPage(): () => boolean {
  const router = useRouter();
  const [pathname] = useState(router.latestLocation.pathname);
  return useCallback(() => router.latestLocation.pathname === pathname, [router, pathname]);
}
