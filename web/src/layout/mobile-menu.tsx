import { Box, chakra, Flex, useChakraContext } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useLogout } from '../session/use-logout.ts';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { CloseIcon, MenuIcon } from '../ui/icons.tsx';
import { profilePath } from './account-links.ts';
import type { Account } from './header.tsx';
import { NavLink } from './nav-link.tsx';
import { mainNavigation } from './navigation.ts';

/** The navigation of small screens. The browser's own dialog traps focus, gives it back and closes on Escape. */
export function MobileMenu({ account }: { account: Account | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const logout = useLogout();
  useCloseUnasked(dialog);
  const close = () => dialog.current?.close();
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    <Box hideFrom="md">
      <IconButton aria-label="Open menu" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        <MenuIcon />
      </IconButton>
      <Drawer ref={dialog} aria-label="Menu" onClick={closeOnBackdrop}>
        <Flex direction="column" gap="2" p="4" minHeight="full">
          <IconButton aria-label="Close menu" alignSelf="flex-end" onClick={close}>
            <CloseIcon />
          </IconButton>
          <Flex as="nav" aria-label="Main" direction="column" gap="1">
            {mainNavigation.map(({ label, to }) => (
              <NavLink key={to} to={to} activeOptions={{ exact: to === '/' }} onClick={close} textStyle="lg">
                {label}
              </NavLink>
            ))}
          </Flex>
          <Flex direction="column" gap="3" mt="4" pt="6" borderTopWidth="1px">
            {account ? (
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
            ) : (
              <ButtonLink to="/login" onClick={close}>
                Sign In
              </ButtonLink>
            )}
          </Flex>
        </Flex>
      </Drawer>
    </Box>
  );
}

/** A drawer that nobody sees must not stay open: it would keep the whole page from being used. */
function useCloseUnasked(dialog: RefObject<HTMLDialogElement | null>): void {
  const router = useRouter();
  const system = useChakraContext();
  useEffect(() => {
    const close = () => dialog.current?.close();
    const wide = matchMedia(`(min-width: ${system.token('breakpoints.md')})`);
    const closeWhenWide = () => wide.matches && close();
    wide.addEventListener('change', closeWhenWide);
    // Before the new page is drawn: an open dialog would refuse its h1 the focus.
    const stop = router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && close());
    return () => {
      wide.removeEventListener('change', closeWhenWide);
      stop();
    };
  }, [dialog, router, system]);
}

const Drawer = chakra('dialog', {
  base: {
    position: 'fixed',
    insetBlock: '0',
    insetInlineStart: 'auto',
    insetInlineEnd: '0',
    width: 'min(320px, 88vw)',
    height: '100dvh',
    maxHeight: 'none',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'md',
    _backdrop: { background: 'rgb(4 32 42 / 0.55)' },
  },
});
