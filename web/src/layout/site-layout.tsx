import { Outlet } from '@tanstack/react-router';
import { Guard } from '../session/guard.tsx';
import { useTakeOver } from '../take-over.ts';
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
  return (
    <SiteFrame>
      <Guard area="student">
        <Outlet />
      </Guard>
    </SiteFrame>
  );
}
