import type { ReactNode } from 'react';
import { useHydrated } from '../lib/hydration.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Failed } from '../ui/error-state.tsx';
import { usePassFocus } from '../ui/hooks/use-restore-focus.ts';
import { PageSkeleton } from '../ui/page/page-skeleton.tsx';
import { StatePage } from '../ui/page/status-page.tsx';
import { NotAuthenticated } from './not-authenticated.tsx';
import { type Area, areaOf, homeOf } from './roles.ts';
import { useViewer } from './viewer.ts';

/** Shows an area to its roles alone, once the profile has said the role. */
export function Guard({ area, children }: { area: Area; children: ReactNode }) {
  const viewer = useViewer();
  // HTML from the build is for whoever comes.
  if (!useHydrated() || viewer.status === 'loading') return <PageSkeleton />;
  if (viewer.status === 'guest') return <NotAuthenticated />;
  if (viewer.status === 'failed') {
    return (
      <StatePage title="Your profile could not be loaded">
        <Failed text="You are still signed in." pending={viewer.pending} onRetry={viewer.retry} />
      </StatePage>
    );
  }
  return areaOf(viewer.user.role) === area ? <Admitted>{children}</Admitted> : <WrongRole area={area} role={viewer.user.role} />;
}

/** A session may end in the middle of it; whoever works in it is led to what comes. */
function Admitted({ children }: { children: ReactNode }) {
  return <div ref={usePassFocus<HTMLDivElement>()}>{children}</div>;
}

/** Another person's area: said plainly, and the session stays. */
function WrongRole({ area, role }: { area: Area; role: number }) {
  const home = homeOf(role);
  return (
    <StatePage
      title="This page is not for your account"
      text={area === 'student' ? 'It belongs to the student area.' : 'It belongs to the franchise area.'}
      actions={<ButtonLink to={home}>{home === '/' ? 'Go To Homepage' : 'Go to my page'}</ButtonLink>}
    />
  );
}
