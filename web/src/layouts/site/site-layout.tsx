import { Outlet } from '@tanstack/react-router';
import { useTakeOver } from '../../lib/hydration.tsx';
import { Guard } from '../../session/guard.tsx';
import { SiteFrame } from './site-shell.tsx';

export function SiteLayout() {
  useTakeOver();
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function StudentLayout() {
  useTakeOver();
  return (
    <SiteFrame>
      <Guard area="student">
        <Outlet />
      </Guard>
    </SiteFrame>
  );
}
