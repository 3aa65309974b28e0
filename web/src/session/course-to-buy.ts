import { useLocation } from '@tanstack/react-router';
import { useOnceHydrated } from '#lib/hydration.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The course whose Buy Now has led to the login. The login page and the registration hand it on. */
    courseToBuy?: { id: string; title: string } | undefined;
  }
}

export function useCourseToBuy() {
  const course = useLocation({ select: ({ state }) => state.courseToBuy });
  // An earlier release has stored a title.
  return useOnceHydrated(course?.title ? course : undefined);
}
