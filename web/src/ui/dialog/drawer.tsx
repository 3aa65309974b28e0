import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { recipe } from '#theme/system.ts';
import { Flex } from '../box.ts';
import { IconButton } from '../button.tsx';
import { CloseIcon } from '../icons.tsx';
import { type DialogControl, useBackdropPress } from './use-dialog.ts';

interface DrawerProps {
  /** The accessible name. */
  name: string;
  heading?: ReactNode;
  /** The side of the screen. It is that of the button that opens the drawer. */
  side?: 'start' | 'end';
  /** With a dark background. */
  deep?: boolean;
  control: DialogControl;
  children: ReactNode;
}

/**
 * A modal panel at the side of the screen, rendered when it first opens. The native dialog traps and restores the focus, and closes
 * on Escape.
 */
export function Drawer({ name, heading, side = 'end', deep = false, control, children }: DrawerProps) {
  const backdropPress = useBackdropPress(control, control.close);
  if (!control.hasOpened) return null;
  return (
    <Panel ref={control.dialog} side={side} deep={deep} data-side={side} aria-label={name} {...backdropPress}>
      <Flex flexDirection="column" gap="2" p="4" minHeight="full">
        <Flex alignItems="center" justifyContent="space-between" gap="4">
          {heading}
          <IconButton aria-label={`Close ${name.toLowerCase()}`} ms="auto" css={deep ? onDeep : undefined} onClick={control.close}>
            <CloseIcon />
          </IconButton>
        </Flex>
        {children}
      </Flex>
    </Panel>
  );
}

const onDeep = { color: 'fg.onDeep', _hover: { bg: 'bg.deepHover' } };

const Panel = chakra(
  'dialog',
  recipe({
    base: {
      position: 'fixed',
      insetBlock: '0',
      width: 'min(360px, 88vw)',
      height: '100dvh',
      maxHeight: 'none',
      overflowX: 'hidden',
      paddingBottom: 'var(--toasts, 0px)',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'md',
      _backdrop: { background: 'rgb(4 32 42 / 0.55)' },
    },
    variants: {
      deep: { true: { bg: 'bg.deep', color: 'fg.onDeep' } },
      side: {
        start: { insetInlineStart: '0', insetInlineEnd: 'auto' },
        end: { insetInlineStart: 'auto', insetInlineEnd: '0' },
      },
    },
  }),
);
