import { Outlet } from '@tanstack/react-router';
import { useMarkHydrated } from '../../lib/hydration.tsx';
import { Guard } from '../../session/guard.tsx';
import { SiteShell } from './site-shell.tsx';

export function SiteLayout() {
  useMarkHydrated();
  return (
    <SiteShell>
      <Outlet />
    </SiteShell>
  );
}

export function StudentLayout() {
  useMarkHydrated();
  return (
    <SiteShell>
      <Guard area="student">
        <Outlet />
      </Guard>
    </SiteShell>
  );
}
