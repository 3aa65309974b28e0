import type { ReactNode } from 'react';
import { useHydrated } from '../lib/hydration.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { useRestoreFocus } from '../ui/hooks/use-restore-focus.ts';
import { PageSkeleton } from '../ui/page/page-skeleton.tsx';
import { StatusPage } from '../ui/page/status-page.tsx';
import { SessionExpiry } from './expiry/session-expiry.tsx';
import { NotAuthenticated } from './not-authenticated.tsx';
import { type Area, getArea, getHomePath } from './roles.ts';
import { useViewer } from './viewer.ts';

/** Renders an area only for its roles, once the profile has confirmed the viewer's role. */
export function Guard({ area, children }: { area: Area; children: ReactNode }) {
  const viewer = useViewer();
  // Prerendered HTML is the same for every viewer.
  if (!useHydrated() || viewer.status === 'loading') return <PageSkeleton />;
  if (viewer.status === 'guest') return <NotAuthenticated />;
  if (viewer.status === 'error') {
    return (
      <StatusPage title="Your profile could not be loaded">
        <ErrorState text="You are still signed in." pending={viewer.isFetching} onRetry={viewer.refetch} />
      </StatusPage>
    );
  }
  return getArea(viewer.user.role) === area ? <Allowed>{children}</Allowed> : <AccessDenied area={area} role={viewer.user.role} />;
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
      title="You do not have access"
      illustration="lock"
      text={area === 'student' ? 'This page is for students.' : 'This page is for franchise partners.'}
      actions={<ButtonLink to={home}>{home === '/' ? 'Go To Homepage' : 'Go to my page'}</ButtonLink>}
    />
  );
}
