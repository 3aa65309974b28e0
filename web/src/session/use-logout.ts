import { useRouter } from '@tanstack/react-router';
import { useSubmit } from '../ui/form/use-submit.ts';
import { useSessionStore } from './session-context.ts';

/** Milliseconds after which the session ends even if the home page has not loaded. */
const navigationTimeoutMs = 1000;

/** Navigates to the home page and ends the session. The API has no logout operation. */
export function useLogout(): () => Promise<void> {
  const session = useSessionStore();
  const router = useRouter();
  const { submit } = useSubmit(async () => {
    const timeout = new Promise((resolve) => setTimeout(resolve, navigationTimeoutMs));
    try {
      // Navigates first, because a guarded page would redirect to the login. Unsaved changes do not block, because Logout is explicit.
      await Promise.race([router.navigate({ to: '/', ignoreBlocker: true }), timeout]);
    } finally {
      session.signOut();
    }
  });
  return submit;
}
