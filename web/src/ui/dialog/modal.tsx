import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type SyntheticEvent, useEffect, useId } from 'react';
import { IconButton } from '../button.tsx';
import { CloseIcon } from '../icons.tsx';
import { type DialogControl, useBackdropPress } from './use-dialog.ts';

interface ModalProps {
  title: string;
  control: DialogControl;
  /** Something runs that closing would hide: nothing but the page's own end closes the dialog. */
  busy?: boolean;
  onClose?: () => void;
  children: ReactNode;
}

/** A dialog in the middle of the screen. The browser's own one traps focus, gives it back and closes on Escape. */
export function Modal({ title, control, busy = false, onClose, children }: ModalProps) {
  const id = useId();
  const close = () => busy || control.close();
  const backdropPress = useBackdropPress(control, close);
  useIgnoreEscape(busy);
  // Where closedby is not known, as the Back gesture of an older Android counts as Escape.
  const cancel = (event: SyntheticEvent) => busy && event.preventDefault();
  return (
    <Sheet
      ref={control.dialog}
      aria-labelledby={id}
      closedby={busy ? 'none' : 'closerequest'}
      {...backdropPress}
      onCancel={cancel}
      onClose={onClose}
    >
      <Box padding={{ base: '5', sm: '6' }} display="grid" gap="5">
        <Flex align="center" justify="space-between" gap="4">
          <Box as="h2" id={id} textStyle="lg">
            {title}
          </Box>
          <IconButton aria-label="Close" me="-2" aria-disabled={busy || undefined} onClick={close}>
            <CloseIcon />
          </IconButton>
        </Flex>
        {children}
      </Box>
    </Sheet>
  );
}

/** Chromium lets a second Escape close a dialog although the first one was refused; the key itself can always be refused. */
function useIgnoreEscape(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ignore = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
    document.addEventListener('keydown', ignore, true);
    return () => document.removeEventListener('keydown', ignore, true);
  }, [active]);
}

const Sheet = chakra('dialog', {
  base: {
    margin: 'auto',
    width: 'min(520px, calc(100vw - 32px))',
    maxHeight: 'calc(100dvh - 32px)',
    overflowY: 'auto',
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'md',
    borderWidth: '1px',
    boxShadow: 'md',
    _backdrop: { background: 'rgb(4 32 42 / 0.55)' },
  },
});
