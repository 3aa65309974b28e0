import { useRouter } from '@tanstack/react-router';
import { useApp } from '../app-context.ts';

/** Clears the session and goes to the home page. There is no call for it. */
export function useLogout(): () => Promise<void> {
  const { session } = useApp();
  const router = useRouter();
  return async () => {
    // Leave first: a guarded page would otherwise say that nobody is signed in. A slow network must not keep the session.
    const patience = new Promise((resolve) => setTimeout(resolve, 1000));
    await Promise.race([router.navigate({ to: '/' }), patience]);
    session.signOut();
  };
}
