import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import type { User } from '@institute/sdk';
import { createLink, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { httpUrl } from '#lib/format.ts';
import { photoUrl } from '#lib/photo-url.ts';
import { ProfileMenu } from '#session/profile-menu.tsx';
import { useCurrentUser } from '#session/use-session.ts';
import * as common from '#text/common.ts';
import * as text from '#text/site.ts';
import { IconButton } from '#ui/button.tsx';
import { ColorModeSwitch } from '#ui/color-mode-switch.tsx';
import { loadDrawer, useLazyDialog } from '#ui/dialog/use-lazy-dialog.ts';
import { useCloseWhenWide, useRestoreFocus } from '#ui/hooks.ts';
import { MenuIcon } from '#ui/icons.tsx';
import { LanguageSwitch } from '#ui/language/language-switch.tsx';
import { Logo } from '#ui/logo.tsx';
import { Portrait } from '#ui/photo/portrait.tsx';
import { operatorLinks } from './operator-links.ts';
import { PaletteButton } from './palette/palette-button.tsx';

interface OperatorShellProps {
  /** Undefined until the session has been read. */
  user: SidebarUser | undefined;
  children: ReactNode;
}

export function OperatorShell({ user, children }: OperatorShellProps) {
  const { Dialog: Drawer, isPending, open, close } = useLazyDialog(loadDrawer);
  useCloseWhenWide(close);
  return (
    <Flex
      ref={useRestoreFocus<HTMLDivElement>()}
      minHeight="calc(100dvh - var(--page-toast-inset))"
      _print={{ display: 'block', minHeight: '0' }}
    >
      <Sidebar data-sidebar hideBelow="lg">
        <Grid as="aside" aria-label={common.yourCentre} gap="6">
          <Logo />
          {user && <OperatorUser user={user} />}
        </Grid>
        <OperatorNav />
      </Sidebar>
      <Box flex="1" minWidth="0">
        <OperatorBar isMenuPending={isPending} onMenuOpen={user && open} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </Box>
      {user && Drawer && (
        <Drawer name={text.menu} closeName={text.closeMenu} placement="start" deep onClose={close} heading={<OperatorUser user={user} />}>
          <OperatorNav onNavigate={close} />
        </Drawer>
      )}
    </Flex>
  );
}

const Sidebar = chakra('div', {
  base: {
    width: '272px',
    flexShrink: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    padding: '4',
    // Toasts are at the foot of the sidebar.
    paddingBottom: 'calc(16px + var(--sidebar-toast-inset, 0px))',
    position: 'sticky',
    top: '0',
    height: '100dvh',
    // The sidebar keeps its height beside a page that ends above the toasts.
    marginBottom: 'calc(-1 * var(--page-toast-inset))',
    overflowY: 'auto',
    bg: 'bg.deep',
    color: 'fg.onDeep',
    _print: { display: 'none' },
  },
});

/** Without `onMenuOpen` there is no sidebar yet. */
function OperatorBar({ isMenuPending, onMenuOpen }: { isMenuPending: boolean; onMenuOpen: (() => void) | undefined }) {
  const user = useCurrentUser();
  return (
    <Bar>
      <IconButton
        aria-label={text.openMenu}
        aria-haspopup="dialog"
        aria-busy={isMenuPending || undefined}
        hideFrom="lg"
        visibility={onMenuOpen ? undefined : 'hidden'}
        onClick={onMenuOpen}
      >
        <MenuIcon />
      </IconButton>
      <Flex hideFrom="lg" hideBelow="md" minWidth="0">
        <Logo />
      </Flex>
      <PaletteButton />
      {/* The name takes the space left of the switch, so nothing moves when it appears. */}
      <Flex align="center" gap="2" flex="1 1 auto" minWidth="0" justify="flex-end">
        {user && <ProfileMenu {...user} />}
        <LanguageSwitch />
        <ColorModeSwitch />
      </Flex>
    </Bar>
  );
}

const Bar = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    height: '64px',
    px: { base: '3', md: '8' },
    position: 'sticky',
    top: '0',
    zIndex: 'menu',
    bg: 'bg',
    borderBottomWidth: '1px',
    // On low screens the page needs the whole height.
    '@media (max-height: 480px)': { position: 'static' },
    _print: { display: 'none' },
  },
});

/** The navigation of the area. The page of a form marks the link of its list as current. */
function OperatorNav({ onNavigate }: { onNavigate?: () => void }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Grid as="nav" aria-label={common.franchise} gap="1">
      {operatorLinks.map(({ label, to, Icon, pages }) => (
        <NavLink
          key={to}
          to={to}
          onClick={onNavigate}
          aria-current={pages.some((page) => page === path || path.startsWith(`${page}/`)) || undefined}
        >
          <Icon />
          {label}
        </NavLink>
      ))}
    </Grid>
  );
}

const Anchor = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '44px',
    px: '3',
    borderRadius: 'md',
    fontWeight: '550',
    color: 'fg.onDeepMuted',
    _hover: { bg: 'bg.deepHover', color: 'fg.onDeep' },
    _focusVisible: { outlineColor: 'accent.solid' },
    '&[aria-current]': {
      bg: 'bg.deepHover',
      color: 'fg.onDeep',
      boxShadow: 'inset 4px 0 0 var(--color-accent-solid)',
      // Forced colors remove backgrounds and shadows.
      '@media (forced-colors: active)': { borderInlineStart: '4px solid Highlight' },
    },
  },
});

const NavLink = createLink(Anchor);

export interface SidebarUser extends Partial<Pick<User, 'fullName' | 'avatar' | 'profile'>> {
  /** While the profile loads, the user comes from the stored session, which may have no name and no photo. */
  isPending?: boolean;
}

function OperatorUser({ user }: { user: SidebarUser }) {
  const { fullName, isPending } = user;
  const photo = httpUrl(photoUrl(user));
  return (
    <Flex align="center" gap="3">
      {isPending && !photo ? (
        <Skeleton width="56px" height="70px" bg="bg.deepHover" />
      ) : (
        <Portrait src={photo} alt={common.photoOf(fullName)} width="56px" />
      )}
      <Box minWidth="0" lineHeight="1.3">
        <Box fontWeight="700" overflowWrap="anywhere">
          {isPending && !fullName ? <Skeleton width="128px" height="22px" bg="bg.deepHover" /> : fullName}
        </Box>
        <Box textStyle="sm" color="fg.onDeepMuted">
          {common.franchise}
        </Box>
      </Box>
    </Flex>
  );
}
