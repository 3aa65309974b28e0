import { Outlet } from '@tanstack/react-router';
import { useTakeOver } from '../hydration.tsx';
import { Guard } from '../session/guard.tsx';
import { SiteFrame } from './site-frame.tsx';

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
