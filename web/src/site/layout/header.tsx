import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { createLink, useLocation } from '@tanstack/react-router';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { Hydrate, useOnceHydrated } from '#lib/hydration.tsx';
import { ProfileMenu, profilePath } from '#session/profile-menu.tsx';
import { getReturnPath } from '#session/roles.ts';
import { type CurrentUser, useCurrentUser, useLogout } from '#session/use-session.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/site.ts';
import { Button, ButtonLink, IconButton } from '#ui/button.tsx';
import { ColorModeSwitch } from '#ui/color-mode-switch.tsx';
import { loadDrawer, useLazyDialog } from '#ui/dialog/use-lazy-dialog.ts';
import { useCloseWhenWide } from '#ui/hooks.ts';
import { MenuIcon } from '#ui/icons.tsx';
import { LanguageSwitch } from '#ui/language/language-switch.tsx';
import { Logo } from '#ui/logo.tsx';
import { CartButton } from '../cart/cart-button.tsx';

const mainNavigation = [
  { label: text.home, to: '/' },
  { label: heads.courses, to: '/courses' },
  { label: heads.viewResult, to: '/view-result' },
  { label: heads.about, to: '/about-us' },
  { label: heads.contactUs, to: '/contact-us' },
] as const;

export function Header() {
  return (
    <Bar data-scrolled={useScrolled() || undefined}>
      <Container display="flex" flexWrap="wrap" alignItems="center" columnGap={{ base: '2', xl: '4' }} minHeight="72px">
        <Hydrate on="interaction">
          <Logo />
        </Hydrate>
        <Hydrate on="interaction">
          <Navigation />
        </Hydrate>
        <Flex align="center" gap={{ base: '1', sm: '2' }} ms={{ base: 'auto', lg: '0' }}>
          <LanguageSwitch hideFrom="lg" />
          <Hydrate on="interaction">
            <ColorModeSwitch />
          </Hydrate>
          <CartButton />
          <Account />
          <Hydrate on="interaction">
            <MobileMenu />
          </Hydrate>
        </Flex>
      </Container>
    </Bar>
  );
}

function Navigation() {
  return (
    <Flex as="nav" aria-label={text.mainNavigation} ms="auto" hideBelow="lg">
      {mainNavigation.map(({ label, to }) => (
        <NavLink key={to} to={to} activeOptions={{ exact: to === '/' }} paddingInline={{ lg: '1.5', xl: '3' }}>
          {label}
        </NavLink>
      ))}
    </Flex>
  );
}

function Account() {
  const user = useCurrentUser();
  return (
    // Guests and signed-in users get the same width, so that nothing shifts when the session has been read.
    <Flex gap="2" justify="flex-end" width={{ md: '176px', xl: '204px' }} hideBelow="md">
      {user ? <ProfileMenu {...user} /> : <GuestLinks minH="40px" px={{ base: '3', xl: '4' }} whiteSpace="nowrap" />}
    </Flex>
  );
}

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    // On low screens the page needs the whole height.
    '@media (max-height: 480px)': { position: 'static' },
    zIndex: 'header',
    bg: 'bg',
    borderBottomWidth: '1px',
    borderBottomColor: 'transparent',
    transition: 'box-shadow 160ms, border-color 160ms',
    '&[data-scrolled]': { borderBottomColor: 'border', boxShadow: 'md' },
    _print: { display: 'none' },
  },
});

const Anchor = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: '3',
    borderRadius: 'md',
    fontWeight: '550',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.hover' },
    _currentPage: {
      color: 'fg.brand',
      boxShadow: 'inset 0 -3px 0 var(--color-accent-solid)',
      borderBottomRadius: '0',
      // Forced colors remove shadows.
      '@media (forced-colors: active)': { borderBottom: '3px solid Highlight' },
    },
  },
});

/** A link of the navigation. The router sets aria-current on the current link. */
const NavLink = createLink(Anchor);

function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => scrollY >= 90,
    () => false,
  );
}

function subscribeToScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

function MobileMenu() {
  const user = useCurrentUser();
  const { Dialog: Drawer, isPending, open, close } = useLazyDialog(loadDrawer);
  useCloseWhenWide(close);
  return (
    <Flex hideFrom="lg">
      <IconButton aria-label={text.openMenu} aria-haspopup="dialog" aria-busy={isPending || undefined} onClick={open}>
        <MenuIcon />
      </IconButton>
      {Drawer && (
        <Drawer name={text.menu} closeName={text.closeMenu} onClose={close}>
          <Stack as="nav" aria-label={text.mainNavigation} gap="1">
            {mainNavigation.map(({ label, to }) => (
              <NavLink key={to} to={to} activeOptions={{ exact: to === '/' }} onClick={close} textStyle="lg">
                {label}
              </NavLink>
            ))}
          </Stack>
          <Stack gap="3" mt="4" pt="6" borderTopWidth="1px">
            {user ? <SignedInLinks user={user} onClose={close} /> : <GuestLinks onClick={close} />}
          </Stack>
        </Drawer>
      )}
    </Flex>
  );
}

function SignedInLinks({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const logout = useLogout();
  return (
    <>
      <Box fontWeight="600" overflowWrap="anywhere">
        {user.fullName}
      </Box>
      <ButtonLink to={profilePath(user.role)} variant="outline" onClick={onClose}>
        {common.profile}
      </ButtonLink>
      <Button variant="outline" onClick={() => void logout().then(onClose)}>
        {common.logout}
      </Button>
    </>
  );
}

/** Sign In and Register, which lead back to the page that shows them. */
function GuestLinks(props: Pick<ComponentProps<typeof ButtonLink>, 'minH' | 'px' | 'whiteSpace' | 'onClick'>) {
  const redirect = useOnceHydrated(useLocation({ select: getReturnPath }));
  return (
    <>
      <ButtonLink {...props} to="/login" search={{ redirect }} data-for-guests>
        {text.signIn}
      </ButtonLink>
      <ButtonLink {...props} to="/register" search={{ redirect }} variant="outline" data-for-guests>
        {common.register}
      </ButtonLink>
    </>
  );
}
