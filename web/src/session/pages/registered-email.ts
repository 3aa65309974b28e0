import { useRouterState } from '@tanstack/react-router';
import { useOnceHydrated } from '../../lib/hydration.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The email with which the viewer has just registered. */
    registeredEmail?: string;
  }
}

/** The email for the login form, from the navigation that registering ends with. */
export function useRegisteredEmail(): string | undefined {
  const email: unknown = useRouterState({ select: ({ location }) => location.state.registeredEmail });
  return useOnceHydrated(typeof email === 'string' ? email : undefined);
}
