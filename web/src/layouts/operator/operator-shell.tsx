import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { breakpoints } from '../../theme/breakpoints.ts';
import { recipe } from '../../theme/system.ts';
import { Box } from '../../ui/box.ts';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { Flex } from '../../ui/flex.ts';
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { useRestoreFocus } from '../../ui/hooks/use-restore-focus.ts';
import { Logo } from '../site/logo.tsx';
import { useCloseWhenWide } from '../site/use-close-when-wide.ts';
import { OperatorBar } from './operator-bar.tsx';
import { OperatorNav } from './operator-nav.tsx';
import { OperatorUser, type SidebarUser } from './operator-user.tsx';

interface OperatorShellProps {
  /** Undefined until the session has been read, and if the profile could not be loaded: the sidebar then is empty. */
  user: SidebarUser | undefined;
  children: ReactNode;
}

/** Sidebar and top bar around the pages of the operator area. On phones the sidebar is a drawer. */
export function OperatorShell({ user, children }: OperatorShellProps) {
  const drawer = useDialog();
  // Phones do not show the sidebar, so its links need not be rendered.
  const isWide = useMediaQuery(`(min-width: ${breakpoints.lg})`);
  useCloseWhenWide(drawer);
  return (
    <Flex
      ref={useRestoreFocus<HTMLDivElement>()}
      minHeight="calc(100dvh - var(--toast-room))"
      _print={{ display: 'block', minHeight: '0' }}
    >
      <Sidebar aria-label="Your centre" hideBelow="lg">
        <Box mb="2">
          <Logo />
        </Box>
        {user && isWide && (
          <>
            <OperatorUser user={user} />
            <OperatorNav />
          </>
        )}
      </Sidebar>
      <Box flex="1" minWidth="0">
        <OperatorBar onMenuOpen={user && drawer.open} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </Box>
      {user && (
        <Drawer name="Menu" side="start" deep control={drawer} heading={<OperatorUser user={user} />}>
          <OperatorNav onNavigate={drawer.close} />
        </Drawer>
      )}
    </Flex>
  );
}

const Sidebar = chakra(
  'aside',
  recipe({
    base: {
      width: '272px',
      flexShrink: '0',
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      padding: '4',
      position: 'sticky',
      top: '0',
      height: '100dvh',
      // It keeps its height beside a page that ends above the toasts.
      marginBottom: 'calc(-1 * var(--toast-room))',
      overflowY: 'auto',
      bg: 'bg.deep',
      color: 'fg.onDeep',
      _print: { display: 'none' },
    },
  }),
);
