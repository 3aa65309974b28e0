import type { LoginInput, LoginResponse, User } from '@institute/sdk';
import { useGetProfile, useLogin } from '@institute/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { createContext, useContext, useDeferredValue, useEffect, useRef, useSyncExternalStore } from 'react';
import { useOnceHydrated } from '#lib/hydration.tsx';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import * as text from '#text/session.ts';
import { myAccount } from '#text/site.ts';
import { useApiMutation, useSubmit } from '#ui/form/use-submit.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import type { Session } from './parse-session.ts';
import type { SessionStore } from './store.ts';

export const SessionContext = createContext<SessionStore | undefined>(undefined);

/** Throws outside of a `SessionContext`. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSessionStore needs a SessionContext above it.');
  return store;
}

/** The session of this browser; undefined for a guest and until the page is hydrated. */
export function useSession(): Session | undefined {
  const store = useSessionStore();
  const session = useSyncExternalStore(store.subscribe, store.get, store.get);
  return useOnceHydrated(session);
}

/** Signs in with email and password, in two steps, so that a form can look at the response in between. */
export function useSignIn() {
  const session = useSessionStore();
  const login = useApiMutation(useLogin());
  return {
    /** Resolves with undefined if the session has changed meanwhile. */
    login: async (input: LoginInput): Promise<LoginResponse | undefined> => {
      const token = session.sync()?.token;
      const response = await login.mutateAsync(input);
      return session.sync()?.token === token ? response : undefined;
    },
    /** Starts the session. Returns false, with a toast, if the response cannot be used. */
    start: (response: LoginResponse): boolean => {
      const isStarted = session.signIn(response) !== undefined;
      if (!isStarted) toasts.error(text.unreadableResponse);
      return isStarted;
    },
  };
}

/** Milliseconds after which the page is notified even if the home page has not loaded. */
const navigationTimeoutMs = 1000;

/** Ends the session and navigates to the home page. The API has no logout operation. */
export function useLogout(): () => Promise<void> {
  const session = useSessionStore();
  const router = useRouter();
  const { submit } = useSubmit(async () => {
    // The storage is cleared in the task of the click, so that nothing stays if the window is closed now.
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

/** Changes when the user is replaced, or signs out in another tab. As a React key it discards the form values of that user. */
export function useUserChanges(): number {
  const session = useSessionStore();
  return useSyncExternalStore(session.subscribe, session.userChanges, () => 0);
}

/** Refetches the queries of the page after the user has changed. An effect, because guarded pages have unmounted by then. */
export function useRefetchOnUserChange(): void {
  const queryClient = useQueryClient();
  const token = useSession()?.token;
  const lastToken = useRef(token);
  useEffect(() => {
    if (lastToken.current === token) return;
    lastToken.current = token;
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined && state.fetchStatus === 'idle' });
  }, [queryClient, token]);
}

/** The guest or signed-in user who is viewing the page. The role is taken from the profile, never from the stored session. */
type Viewer =
  | { status: 'guest' }
  | { status: 'loading' }
  | { status: 'error'; isFetching: boolean; refetch: () => void }
  | { status: 'success'; user: User };

/** Fetches the profile as soon as there is a session. */
export function useViewer(): Viewer {
  const session = useSession();
  const profile = useGetProfile({}, { enabled: session !== undefined });
  // React renders the guarded page in slices. Only the presence of the profile is deferred, never the profile itself.
  const hasProfile = useDeferredValue(profile.data !== undefined);
  if (!session) return { status: 'guest' };
  if (profile.data && hasProfile) return { status: 'success', user: profile.data.user };
  if (profile.data || !profile.isFetched) return { status: 'loading' };
  return { status: 'error', isFetching: profile.isFetching, refetch: () => void profile.refetch() };
}

export interface CurrentUser {
  fullName: string;
  role: unknown;
}

/** Name and role of the signed-in user: from the stored session until the profile has loaded. */
export function useCurrentUser(): CurrentUser | undefined {
  const session = useSession();
  const viewer = useViewer();
  if (!session) return undefined;
  const user = viewer.status === 'success' ? viewer.user : session.user;
  return { fullName: user.fullName ?? session.user.email ?? myAccount, role: user.role };
}

const none: ReadonlySet<string> = new Set();

/** The ids of the courses that the user has bought. Empty for guests, and until the profile is loaded. */
export function useOwnedCourses(): ReadonlySet<string> {
  const viewer = useViewer();
  if (viewer.status !== 'success') return none;
  return new Set(purchasedCourses(viewer.user.courses ?? []).map(({ id }) => id));
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The course whose Buy Now has led to the login. The login page and the registration pass it on. */
    courseToBuy?: { id: string; title: string } | undefined;
  }
}

export function useCourseToBuy() {
  return useOnceHydrated(useLocation({ select: ({ state }) => state.courseToBuy }));
}
