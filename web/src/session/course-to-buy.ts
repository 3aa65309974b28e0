import { useRouterState } from '@tanstack/react-router';
import { useOnceHydrated } from '#lib/hydration.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The title of the course whose Buy Now has led to the login. The login page and the registration hand it on. */
    courseToBuy?: string | undefined;
  }
}

export function useCourseToBuy(): string | undefined {
  const title: unknown = useRouterState({ select: ({ location }) => location.state.courseToBuy });
  return useOnceHydrated(typeof title === 'string' ? title : undefined);
}
