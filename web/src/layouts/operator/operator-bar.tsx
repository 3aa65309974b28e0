import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../../theme/system.ts';
import { IconButton } from '../../ui/button.tsx';
import { Flex } from '../../ui/flex.ts';
import { MenuIcon } from '../../ui/icons.tsx';
import { ColorModeSwitch } from '../site/color-mode-switch.tsx';
import { Logo } from '../site/logo.tsx';
import { ProfileMenu } from '../site/profile-menu.tsx';
import { useCurrentUser } from '../site/use-current-user.ts';
import { PaletteButton } from './palette/palette-button.tsx';

interface OperatorBarProps {
  /** Undefined until there is a sidebar. */
  onMenuOpen: (() => void) | undefined;
}

/** The top bar: the search for students and tasks, profile menu, and on phones the button that opens the sidebar. */
export function OperatorBar({ onMenuOpen }: OperatorBarProps) {
  const user = useCurrentUser();
  return (
    <Bar>
      <IconButton
        aria-label="Open menu"
        aria-haspopup="dialog"
        hideFrom="lg"
        visibility={onMenuOpen ? undefined : 'hidden'}
        onClick={onMenuOpen}
      >
        <MenuIcon />
      </IconButton>
      <Flex hideFrom="lg" hideBelow="sm" minWidth="0">
        <Logo />
      </Flex>
      <PaletteButton />
      {/* The name takes the space left of the switch, so nothing moves when it appears. */}
      <Flex alignItems="center" gap="2" flex="1 0 auto" justifyContent="flex-end">
        {user && <ProfileMenu {...user} />}
        <ColorModeSwitch />
      </Flex>
    </Bar>
  );
}

const Bar = chakra(
  'header',
  recipe({
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
  }),
);
