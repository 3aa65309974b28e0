import { useLocation } from '@tanstack/react-router';
import { useOnceHydrated } from '#lib/hydration.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The course whose Buy Now has led to the login. The login page and the registration hand it on. */
    courseToBuy?: { id: string; title: string } | undefined;
  }
}

export function useCourseToBuy() {
  return useOnceHydrated(useLocation({ select: ({ state }) => state.courseToBuy }));
}
