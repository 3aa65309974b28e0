import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useLogout } from '../../session/use-logout.ts';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { MenuIcon } from '../../ui/icons.tsx';
import { profilePath } from './account-links.ts';
import { NavLink } from './nav-link.tsx';
import { mainNavigation } from './navigation.ts';
import type { Account } from './use-account.ts';
import { useCloseWhenWide } from './use-close-when-wide.ts';

/** The navigation where there is no room for it in the header. */
export function MobileMenu({ account }: { account: Account | undefined }) {
  const drawer = useDialog();
  useCloseWhenWide(drawer);
  return (
    <Box hideFrom="lg">
      <IconButton aria-label="Open menu" aria-haspopup="dialog" onClick={drawer.open}>
        <MenuIcon />
      </IconButton>
      <Drawer name="Menu" control={drawer}>
        <Flex as="nav" aria-label="Main" direction="column" gap="1">
          {mainNavigation.map(({ label, to }) => (
            <NavLink key={to} to={to} activeOptions={{ exact: to === '/' }} onClick={drawer.close} textStyle="lg">
              {label}
            </NavLink>
          ))}
        </Flex>
        <Flex direction="column" gap="3" mt="4" pt="6" borderTopWidth="1px">
          {account ? <SignedIn account={account} close={drawer.close} /> : <SignedOut close={drawer.close} />}
        </Flex>
      </Drawer>
    </Box>
  );
}

function SignedIn({ account, close }: { account: Account; close: () => void }) {
  const logout = useLogout();
  return (
    <>
      <Box fontWeight="600" overflowWrap="anywhere">
        {account.fullName}
      </Box>
      <ButtonLink to={profilePath(account.role)} variant="outline" onClick={close}>
        Profile
      </ButtonLink>
      <Button variant="outline" onClick={() => void logout().then(close)}>
        Logout
      </Button>
    </>
  );
}

function SignedOut({ close }: { close: () => void }) {
  return (
    <>
      <ButtonLink to="/login" onClick={close}>
        Sign In
      </ButtonLink>
      <ButtonLink to="/register" variant="outline" onClick={close}>
        Register
      </ButtonLink>
    </>
  );
}
