import { Outlet } from '@tanstack/react-router';
import { MarkHydrated } from '#lib/hydration.tsx';
import { Guard } from '#session/guard.tsx';
import { SiteShell } from './site-shell.tsx';

export function SiteLayout() {
  return (
    <>
      <SiteShell>
        <Outlet />
      </SiteShell>
      <MarkHydrated />
    </>
  );
}

export function StudentLayout() {
  return (
    <>
      <SiteShell>
        <Guard area="student">
          <Outlet />
        </Guard>
      </SiteShell>
      <MarkHydrated />
    </>
  );
}
