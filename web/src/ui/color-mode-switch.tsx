import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import * as text from '#text/site.ts';
import { toggleColorMode } from '#theme/color-mode.ts';
import { IconButton } from './button.tsx';
import { MoonIcon, SunIcon } from './icons.tsx';

/** Renders both icons and lets CSS show the right one, because prerendered HTML does not depend on the color mode. */
export function ColorModeSwitch() {
  return (
    <IconButton onClick={toggleColorMode}>
      <span className="in-light">
        <MoonIcon />
        <VisuallyHidden>{text.switchToDark}</VisuallyHidden>
      </span>
      <span className="in-dark">
        <SunIcon />
        <VisuallyHidden>{text.switchToLight}</VisuallyHidden>
      </span>
    </IconButton>
  );
}
