import { Outlet } from '@tanstack/react-router';
import { Guard } from '../session/guard.tsx';
import { SiteFrame } from './site-frame.tsx';

export function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function StudentLayout() {
  return (
    <SiteFrame>
      <Guard area="student">
        <Outlet />
      </Guard>
    </SiteFrame>
  );
}
