import { useLocation } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useOnceHydrated } from '../../lib/hydration.tsx';
import { getReturnPath } from '../../session/return-path.ts';
import { useLogout } from '../../session/use-logout.ts';
import { Box } from '../../ui/box.ts';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { Flex } from '../../ui/flex.ts';
import { MenuIcon } from '../../ui/icons.tsx';
import { NavLink } from './nav-link.tsx';
import { mainNavigation } from './navigation.ts';
import { profilePath } from './profile-path.ts';
import { useCloseWhenWide } from './use-close-when-wide.ts';
import { type CurrentUser, useCurrentUser } from './use-current-user.ts';

/** The navigation of the header as a drawer, for small screens. */
export function MobileMenu() {
  const user = useCurrentUser();
  const drawer = useDialog();
  useCloseWhenWide(drawer);
  return (
    <Flex hideFrom="lg">
      <IconButton aria-label="Open menu" aria-haspopup="dialog" onClick={drawer.open}>
        <MenuIcon />
      </IconButton>
      <Drawer name="Menu" control={drawer}>
        <Flex as="nav" aria-label="Main" flexDirection="column" gap="1">
          {mainNavigation.map(({ label, to }) => (
            <NavLink key={to} to={to} activeOptions={{ exact: to === '/' }} onClick={drawer.close} textStyle="lg">
              {label}
            </NavLink>
          ))}
        </Flex>
        <Flex flexDirection="column" gap="3" mt="4" pt="6" borderTopWidth="1px">
          {user ? <SignedInLinks user={user} onClose={drawer.close} /> : <GuestLinks onClick={drawer.close} />}
        </Flex>
      </Drawer>
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
        Profile
      </ButtonLink>
      <Button variant="outline" onClick={() => void logout().then(onClose)}>
        Logout
      </Button>
    </>
  );
}

/** Sign In and Register, which lead back to the page they are on. */
export function GuestLinks(props: Pick<ComponentProps<typeof ButtonLink>, 'size' | 'onClick'>) {
  const redirect = useOnceHydrated(useLocation({ select: getReturnPath }));
  return (
    <>
      <ButtonLink {...props} to="/login" search={{ redirect }} data-for-guests>
        Sign In
      </ButtonLink>
      <ButtonLink {...props} to="/register" search={{ redirect }} variant="outline" data-for-guests>
        Register
      </ButtonLink>
    </>
  );
}
