import { useRouter } from '@tanstack/react-router';
import { useSingleFlight } from '../ui/form/use-submit.ts';
import { useSessionStore } from './session-context.ts';

/** Clears the session and goes to the home page. There is no call for it. */
export function useLogout(): () => Promise<void> {
  const session = useSessionStore();
  const router = useRouter();
  const { run } = useSingleFlight(async () => {
    // Leave first: a guarded page would otherwise say that nobody is signed in. A slow network must not keep the session.
    const patience = new Promise((resolve) => setTimeout(resolve, 1000));
    try {
      // Nor do changes that are not saved: whoever logs out has said so.
      await Promise.race([router.navigate({ to: '/', ignoreBlocker: true }), patience]);
    } finally {
      session.signOut();
    }
  });
  return run;
}
