import { useRouter } from '@tanstack/react-router';
import { useSubmit } from '../ui/form/use-form.ts';
import { useSessionStore } from './session-context.ts';

/** Milliseconds after which the page is notified even if the home page has not loaded. */
const navigationTimeoutMs = 1000;

/** Ends the session and navigates to the home page. The API has no logout operation. */
export function useLogout(): () => Promise<void> {
  const session = useSessionStore();
  const router = useRouter();
  const { submit } = useSubmit(async () => {
    // In the task of the press, so that nothing stays stored if the window is closed now.
    const finishSignOut = session.startSignOut();
    const timeout = new Promise((resolve) => setTimeout(resolve, navigationTimeoutMs));
    try {
      // Navigates before the page is notified, because a guarded page would redirect to the login. Unsaved changes do not block, because Logout is explicit.
      await Promise.race([router.navigate({ to: '/', ignoreBlocker: true }), timeout]);
    } finally {
      finishSignOut();
    }
  });
  return submit;
}
