import { Outlet } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { MarkHydrated, useHydrated } from '#lib/hydration.tsx';
import { Guard } from '#session/guard.tsx';
import { getArea } from '#session/roles.ts';
import { useSession, useViewer } from '#session/use-session.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/operator.ts';
import * as site from '#text/site.ts';
import { ButtonLink } from '#ui/button.tsx';
import { NotFoundPage } from '#ui/page/error-page.tsx';
import { NotFound } from '../records/record-page.tsx';
import { OperatorShell, type SidebarUser } from './operator-shell.tsx';

interface OperatorLayoutProps {
  /** The shell of the public site, for users who are not operators. */
  SiteShell: ComponentType<{ children: ReactNode }>;
}

/** The operator shell for operators. Other users get the site's shell, in which the guard shows why they have no access. */
export function OperatorLayout({ SiteShell }: OperatorLayoutProps) {
  const { isOperator, user } = useOperator();
  const page = (
    <Guard area="operator">
      <Outlet />
    </Guard>
  );
  return (
    <>
      {isOperator ? <OperatorShell user={user}>{page}</OperatorShell> : <SiteShell>{page}</SiteShell>}
      <MarkHydrated />
    </>
  );
}

/** Shown for any unknown path below /franchise. Operators stay in their area. */
export function OperatorNotFound({ SiteShell }: OperatorLayoutProps) {
  const { isOperator, user } = useOperator();
  if (!isOperator) {
    return (
      <SiteShell>
        <NotFoundPage />
      </SiteShell>
    );
  }
  return (
    <OperatorShell user={user}>
      <NotFound title={heads.pageNotFound} text={site.mistypedOrMoved}>
        <ButtonLink to="/franchise/dashboard">{text.goToDashboard}</ButtonLink>
      </NotFound>
    </OperatorShell>
  );
}

/**
 * Without the profile, the stored session selects the shell and fills its sidebar; it grants nothing else. Prerendered HTML has the
 * operator shell with its menu.
 */
function useOperator(): { isOperator: boolean; user: SidebarUser | undefined } {
  const hydrated = useHydrated();
  const viewer = useViewer();
  const stored = useSession()?.user;
  if (viewer.status === 'success') {
    const isOperator = getArea(viewer.user.role) === 'operator';
    return { isOperator, user: isOperator ? viewer.user : undefined };
  }
  const isOperator = viewer.status !== 'guest' && getArea(stored?.role) === 'operator';
  const isPending = viewer.status === 'loading';
  return { isOperator: isOperator || !hydrated, user: isOperator && stored ? { ...stored, isPending } : undefined };
}
