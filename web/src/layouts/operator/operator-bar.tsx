import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '../../ui/button.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import { ColorModeSwitch } from '../site/color-mode-switch.tsx';
import { Logo } from '../site/logo.tsx';
import { ProfileMenu } from '../site/profile-menu.tsx';
import { useAccount } from '../site/use-account.ts';

interface OperatorBarProps {
  /** Not given where there is no sidebar yet. */
  onMenu: (() => void) | undefined;
}

/** Profile and Logout, and the way to the sidebar where that has no room. */
export function OperatorBar({ onMenu }: OperatorBarProps) {
  const account = useAccount();
  return (
    <Bar>
      <IconButton aria-label="Open menu" aria-haspopup="dialog" hideFrom="lg" visibility={onMenu ? undefined : 'hidden'} onClick={onMenu}>
        <MenuIcon />
      </IconButton>
      <Flex hideFrom="lg" hideBelow="sm" minWidth="0">
        <Logo />
      </Flex>
      {/* Nothing in it moves when the name comes: that has the room before the switch. */}
      <Flex align="center" gap="2" flex="1 0 auto" justify="flex-end">
        {account && <ProfileMenu {...account} />}
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
    // Where there is little height, all of it belongs to the page.
    '@media (max-height: 480px)': { position: 'static' },
    _print: { display: 'none' },
  },
});
