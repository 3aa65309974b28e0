import { chakra, Flex } from '@chakra-ui/react';
import { useSession } from '../session/use-session.ts';
import { useViewer } from '../session/viewer.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavLink } from './nav-link.tsx';
import { mainNavigation } from './navigation.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { useScrolled } from './use-scrolled.ts';

export function Header() {
  const account = useAccount();
  return (
    <Bar data-scrolled={useScrolled() || undefined}>
      <Container display="flex" alignItems="center" gap="4" height="72px">
        <Logo />
        <Flex as="nav" aria-label="Main" gap="1" ms="auto" hideBelow="md">
          {mainNavigation.map(({ label, to }) => (
            <NavLink key={to} to={to} activeOptions={{ exact: to === '/' }}>
              {label}
            </NavLink>
          ))}
        </Flex>
        <Flex align="center" gap="2" ms={{ base: 'auto', md: '2' }}>
          <ColorModeSwitch />
          <Flex hideBelow="md">
            {account ? (
              <ProfileMenu {...account} />
            ) : (
              <ButtonLink to="/login" minHeight="40px" px="4">
                Sign In
              </ButtonLink>
            )}
          </Flex>
          <MobileMenu account={account} />
        </Flex>
      </Container>
    </Bar>
  );
}

export interface Account {
  fullName: string;
  role: unknown;
}

/** The signed-in person as far as it is known: from the profile, until it is here from the stored record. */
function useAccount(): Account | undefined {
  const session = useSession();
  const viewer = useViewer();
  if (!session) return undefined;
  const user = viewer.status === 'ready' ? viewer.user : session.user;
  return { fullName: user.fullName ?? session.user.email ?? 'My account', role: user.role };
}

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    // Where there is little height, all of it belongs to the page.
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
