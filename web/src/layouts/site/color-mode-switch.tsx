import { chakra } from '@chakra-ui/react/styled-system';
import { switchColorMode } from '../../theme/color-mode.ts';
import { IconButton } from '../../ui/button.tsx';
import { MoonIcon, SunIcon } from '../../ui/icons.tsx';

/** Both faces are in the page; CSS shows the one that fits, so that nothing flickers. */
export function ColorModeSwitch() {
  return (
    <IconButton onClick={switchColorMode}>
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
