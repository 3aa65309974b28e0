import { Outlet } from '@tanstack/react-router';
import { useMarkHydrated } from '../../lib/hydration.tsx';
import { Guard } from '../../session/guard.tsx';
import { SiteFrame } from './site-shell.tsx';

export function SiteLayout() {
  useMarkHydrated();
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function StudentLayout() {
  useMarkHydrated();
  return (
    <SiteFrame>
      <Guard area="student">
        <Outlet />
      </Guard>
    </SiteFrame>
  );
}
