import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Queries } from '@institute/sdk/query';
import type { QueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '#lib/hydration.tsx';
import type { Prefetch } from '#lib/prefetch.ts';
import * as common from '#text/common.ts';
import * as text from '#text/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorState } from '#ui/empty-state.tsx';
import { useLazyModule, useRestoreFocus } from '#ui/hooks.ts';
import { PageSkeleton } from '#ui/page/page.tsx';
import { StatusPage } from '#ui/page/status-page.tsx';
import { type Area, getArea, getHomePath } from './roles.ts';
import type { SessionStore } from './store.ts';
import { useSessionStore, useViewer } from './use-session.ts';

/** Renders an area only for its roles, once the profile has confirmed the user's role. */
export function Guard({ area, children }: { area: Area; children: ReactNode }) {
  const viewer = useViewer();
  // Prerendered HTML is the same for every user.
  if (!useHydrated() || viewer.status === 'loading') return <PageSkeleton />;
  if (viewer.status === 'guest') return <NotAuthenticated />;
  if (viewer.status === 'error') {
    return (
      <StatusPage title={text.profileNotLoaded}>
        <ErrorState text={text.stillSignedIn} pending={viewer.isFetching} onRetry={viewer.refetch} />
      </StatusPage>
    );
  }
  return getArea(viewer.user.role) === area ? <Allowed>{children}</Allowed> : <AccessDenied area={area} role={viewer.user.role} />;
}

interface LoaderContext {
  prefetch: Prefetch;
  queries: Pick<Queries, 'getProfile'>;
  queryClient: QueryClient;
  session: SessionStore;
}

/** The prefetch of loaders in one area: it requests nothing before the profile has confirmed the user's role. */
export function guardedPrefetch({ prefetch, queries, queryClient, session }: LoaderContext, area: Area): Prefetch {
  return async (options) => {
    if (!session.get()) return undefined;
    const profile = queryClient.getQueryData(queries.getProfile().queryKey) ?? (await prefetch(queries.getProfile()));
    return getArea(profile?.user.role) === area ? prefetch(options) : undefined;
  };
}

/** If the session expires, the page stays under a dialog to sign in again. When the session ends, the focus moves from the page to the new h1. */
function Allowed({ children }: { children: ReactNode }) {
  return (
    <div ref={useRestoreFocus<HTMLDivElement>()}>
      {children}
      <SessionExpiry />
    </div>
  );
}

/** Does not end the session. */
function AccessDenied({ area, role }: { area: Area; role: number }) {
  const home = getHomePath(role);
  return (
    <StatusPage
      title={text.noAccess}
      illustration="lock"
      text={area === 'student' ? text.onlyForStudents : text.onlyForOperators}
      actions={
        <ButtonLink to={home} colorPalette="accent">
          {home === '/' ? common.goToHomepage : text.goToMyPage}
        </ButtonLink>
      }
    />
  );
}

const loadDialog = () => import('./expiry/session-expired-dialog.tsx').then((module) => module.SessionExpiredDialog);

/** Keeps an expired session, and shows the dialog to sign in again. */
function SessionExpiry() {
  const session = useSessionStore();
  useEffect(session.keepExpired, [session]);
  const isExpired = useSyncExternalStore(session.subscribe, session.isExpired, () => false);
  // Loaded in advance, because a release may have replaced the file by the time when the session expires.
  const Dialog = useLazyModule(loadDialog, true);
  return isExpired && Dialog && <Dialog />;
}

const seconds = 5;

/** Replaces a guarded page for guests. The URL stays, so that login can return to it. */
export function NotAuthenticated() {
  const session = useSessionStore();
  const navigate = useNavigate();
  useEffect(() => {
    // The previous page may have been scrolled down. In braces, because React would call a returned value as cleanup.
    scrollTo(0, 0);
  }, []);
  const redirect = useLocation({ select: ({ href }) => href });
  const secondsLeft = useCountdown(seconds, () => {
    // Another tab may have signed in while this one was frozen. Then the guard shows the page again.
    if (session.sync()) return;
    void navigate({ to: '/login', search: { redirect }, replace: true });
  });
  return (
    <StatusPage
      title={text.signInFirst}
      illustration="lock"
      text={text.signInNeeded}
      actions={
        <>
          <ButtonLink to="/login" search={{ redirect }} colorPalette="accent">
            {text.signInNow}
          </ButtonLink>
          <ButtonLink to="/" variant="outline">
            {text.homepage}
          </ButtonLink>
        </>
      }
    >
      <Box fontWeight="600" color="fg.brand" fontVariantNumeric="tabular-nums" aria-hidden data-countdown>
        {secondsLeft > 0 ? text.redirectIn(secondsLeft) : text.redirecting}
      </Box>
      {/* A screen reader hears the text at the start and at the end, not every second. */}
      <VisuallyHidden as="div" role="status">
        {secondsLeft > 0 ? text.redirectIn(seconds) : text.redirecting}
      </VisuallyHidden>
    </StatusPage>
  );
}

/** Seconds left, from `seconds` to 0. Calls `onEnd` once at 0, also after the device has slept past the end. */
export function useCountdown(seconds: number, onEnd: () => void): number {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const handleEnd = useEffectEvent(onEnd);
  useEffect(() => {
    const deadline = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((deadline - performance.now()) / 1000));
      setSecondsLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      handleEnd();
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return secondsLeft;
}
