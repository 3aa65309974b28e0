import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { CloseIcon } from './icons.tsx';
import { type DialogControl, useBackdropPress } from './use-dialog.ts';

interface DrawerProps {
  name: string;
  heading?: ReactNode;
  control: DialogControl;
  onClose?: () => void;
  children: ReactNode;
}

/** A panel at the side of the screen. The browser's own dialog traps focus, gives it back and closes on Escape. */
export function Drawer({ name, heading, control, onClose, children }: DrawerProps) {
  const backdropPress = useBackdropPress(control, control.close);
  return (
    <Panel ref={control.dialog} aria-label={name} {...backdropPress} onClose={onClose}>
      <Flex direction="column" gap="2" p="4" minHeight="full">
        <Flex align="center" justify="space-between" gap="4">
          {heading}
          <IconButton aria-label={`Close ${name.toLowerCase()}`} ms="auto" onClick={control.close}>
            <CloseIcon />
          </IconButton>
        </Flex>
        {children}
      </Flex>
    </Panel>
  );
}

const Panel = chakra('dialog', {
  base: {
    position: 'fixed',
    insetBlock: '0',
    insetInlineStart: 'auto',
    insetInlineEnd: '0',
    width: 'min(360px, 88vw)',
    height: '100dvh',
    maxHeight: 'none',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'md',
    _backdrop: { background: 'rgb(4 32 42 / 0.55)' },
  },
});
