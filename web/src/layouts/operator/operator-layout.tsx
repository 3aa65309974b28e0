import { Outlet } from '@tanstack/react-router';
import { useHydrated, useMarkHydrated } from '../../lib/hydration.tsx';
import { Guard } from '../../session/guard.tsx';
import { areaOf } from '../../session/roles.ts';
import { useSession } from '../../session/use-session.ts';
import { useViewer } from '../../session/viewer.ts';
import { SiteFrame } from '../site/site-shell.tsx';
import { OperatorFrame } from './operator-shell.tsx';

/** The operator's frame for operators; anybody else stays in the site's, where the guard says why. */
export function OperatorLayout() {
  useMarkHydrated();
  const { inside, user } = useOperator();
  const page = (
    <Guard area="operator">
      <Outlet />
    </Guard>
  );
  return inside ? <OperatorFrame user={user}>{page}</OperatorFrame> : <SiteFrame>{page}</SiteFrame>;
}

/** Until the profile has come, the stored role decides which frame is drawn, and nothing else; in HTML from the build it is the area's own. */
export function useOperator() {
  const hydrated = useHydrated();
  const viewer = useViewer();
  const stored = useSession()?.user.role;
  if (viewer.status === 'ready') {
    const inside = areaOf(viewer.user.role) === 'operator';
    return { inside, user: inside ? viewer.user : undefined };
  }
  return { inside: !hydrated || (viewer.status !== 'guest' && areaOf(stored) === 'operator'), user: undefined };
}
