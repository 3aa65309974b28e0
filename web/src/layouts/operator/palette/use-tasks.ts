import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLogout } from '../../../session/use-logout.ts';
import { toggleColorMode } from '../../../theme/color-mode.ts';
import { ArrowIcon, MoonIcon, SunIcon } from '../../../ui/icons.tsx';
import { pageTasks } from './tasks.ts';

/** What the palette can start. */
export interface Task {
  label: string;
  Icon: () => ReactNode;
  run: () => void;
}

/** All tasks. The palette opens on demand only, so the color mode may be read from the page. */
export function useTasks(): Task[] {
  const navigate = useNavigate();
  const logout = useLogout();
  const isDark = document.documentElement.classList.contains('dark');
  return [
    ...pageTasks.map(({ label, Icon, to }) => ({ label, Icon, run: () => void navigate({ to }) })),
    { label: isDark ? 'Light mode' : 'Dark mode', Icon: isDark ? SunIcon : MoonIcon, run: toggleColorMode },
    { label: 'Logout', Icon: ArrowIcon, run: () => void logout() },
  ];
}
