import { chakra } from '@chakra-ui/react/styled-system';
import { toggleColorMode } from '../../theme/color-mode.ts';
import { IconButton } from '../../ui/button.tsx';
import { MoonIcon, SunIcon } from '../../ui/icons.tsx';

/** Renders both icons and lets CSS show the right one, because prerendered HTML does not depend on the color mode. */
export function ColorModeSwitch() {
  return (
    <IconButton onClick={toggleColorMode}>
      <span className="in-light">
        <MoonIcon />
        <chakra.span srOnly>Use dark colours</chakra.span>
      </span>
      <span className="in-dark">
        <SunIcon />
        <chakra.span srOnly>Use light colours</chakra.span>
      </span>
    </IconButton>
  );
}
