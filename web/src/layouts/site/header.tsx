import { chakra } from '@chakra-ui/react/styled-system';
import { CartButton } from '../../features/cart/cart-button.tsx';
import { Hydrate } from '../../lib/hydrate.tsx';
import { recipe } from '../../theme/system.ts';
import { Flex } from '../../ui/flex.ts';
import { Container } from '../../ui/page/container.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { Logo } from './logo.tsx';
import { GuestLinks, MobileMenu } from './mobile-menu.tsx';
import { NavLink } from './nav-link.tsx';
import { mainNavigation } from './navigation.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { useCurrentUser } from './use-current-user.ts';
import { useScrolled } from './use-scrolled.ts';

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
        <Flex alignItems="center" gap={{ base: '1', sm: '2' }} ms={{ base: 'auto', lg: '0' }}>
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
    <Flex as="nav" aria-label="Main" ms="auto" hideBelow="lg">
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
  return <AccountSlot>{user ? <ProfileMenu {...user} /> : <GuestLinks size="bar" />}</AccountSlot>;
}

// The same width for guests and signed-in users, so that nothing shifts when the session has been read.
const AccountSlot = chakra(
  'div',
  recipe({
    base: { display: 'flex', gap: '2', justifyContent: 'flex-end', width: { md: '176px', xl: '204px' }, hideBelow: 'md' },
  }),
);

const Bar = chakra(
  'header',
  recipe({
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
  }),
);
