import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { CartButton } from '../../features/cart/cart-button.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/page/container.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavLink } from './nav-link.tsx';
import { mainNavigation } from './navigation.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { useAccount } from './use-account.ts';
import { useScrolled } from './use-scrolled.ts';

export function Header() {
  const account = useAccount();
  return (
    <Bar data-scrolled={useScrolled() || undefined}>
      <Container display="flex" alignItems="center" gap={{ base: '2', xl: '4' }} height="72px">
        <Logo />
        <Flex as="nav" aria-label="Main" ms="auto" hideBelow="lg">
          {mainNavigation.map(({ label, to }) => (
            <NavLink key={to} to={to} activeOptions={{ exact: to === '/' }} paddingInline={{ lg: '1.5', xl: '3' }}>
              {label}
            </NavLink>
          ))}
        </Flex>
        <Flex align="center" gap={{ base: '1', sm: '2' }} ms={{ base: 'auto', lg: '0' }}>
          <ColorModeSwitch />
          <CartButton />
          <AccountRoom>{account ? <ProfileMenu {...account} /> : <SignInOrRegister />}</AccountRoom>
          <MobileMenu account={account} />
        </Flex>
      </Container>
    </Bar>
  );
}

/** For whoever is not signed in. */
function SignInOrRegister() {
  return (
    <>
      <ButtonLink to="/login" size="bar" data-for-guests>
        Sign In
      </ButtonLink>
      <ButtonLink to="/register" variant="outline" size="bar" data-for-guests>
        Register
      </ButtonLink>
    </>
  );
}

// As wide for a visitor as for whoever is signed in: who that is may be known later, and nothing beside it moves.
const AccountRoom = chakra('div', {
  base: { display: 'flex', gap: '2', justifyContent: 'flex-end', width: { md: '176px', xl: '204px' }, hideBelow: 'md' },
});

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
