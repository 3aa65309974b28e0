import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type SyntheticEvent, useEffect, useId } from 'react';
import { recipe } from '#theme/system.ts';
import { Box, Flex } from '../box.ts';
import { IconButton } from '../button.tsx';
import { CloseIcon } from '../icons.tsx';
import { type DialogControl, useBackdropPress } from './use-dialog.ts';

interface ModalProps {
  title: string;
  control: Pick<DialogControl, 'dialog' | 'hasOpened' | 'close'>;
  /** Only the app can close the dialog, because it shows a pending action. */
  busy?: boolean;
  /** False for a dialog without a close button, which closes only by the buttons in it. */
  dismissible?: boolean;
  onClose?: () => void;
  children: ReactNode;
}

/** A modal dialog, rendered when it first opens. The native dialog traps and restores the focus, and closes on Escape. */
export function Modal({ title, control, busy = false, dismissible = true, onClose, children }: ModalProps) {
  const id = useId();
  const isLocked = busy || !dismissible;
  const close = () => isLocked || control.close();
  const backdropPress = useBackdropPress(control, close);
  useIgnoreEscape(isLocked);
  // For browsers without `closedby`, such as older ones on Android, whose Back gesture fires cancel.
  const handleCancel = (event: SyntheticEvent) => isLocked && event.preventDefault();
  if (!control.hasOpened) return null;
  return (
    <Sheet
      ref={control.dialog}
      aria-labelledby={id}
      closedby={isLocked ? 'none' : 'closerequest'}
      {...backdropPress}
      onCancel={handleCancel}
      onClose={onClose}
    >
      <Box padding={{ base: '5', sm: '6' }} display="grid" gap="5">
        <Flex alignItems="center" justifyContent="space-between" gap="4">
          <Box as="h2" id={id} textStyle="lg">
            {title}
          </Box>
          {dismissible && (
            <IconButton aria-label="Close" me="-8px" aria-disabled={busy || undefined} onClick={close}>
              <CloseIcon />
            </IconButton>
          )}
        </Flex>
        {children}
      </Box>
    </Sheet>
  );
}

/** In Chromium a second Escape closes a dialog even if its cancel event is prevented, so this prevents the key itself. */
function useIgnoreEscape(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const ignore = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
    document.addEventListener('keydown', ignore, true);
    return () => document.removeEventListener('keydown', ignore, true);
  }, [isActive]);
}

const Sheet = chakra(
  'dialog',
  recipe({
    base: {
      margin: 'auto',
      width: 'min(520px, calc(100vw - 32px))',
      // Centered, so what it ends above the toasts it begins below the top.
      maxHeight: 'min(100dvh - 32px, max(100dvh - 2 * var(--toasts, 0px), 240px))',
      overflowY: 'auto',
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: 'md',
      borderWidth: '1px',
      boxShadow: 'md',
      _backdrop: { background: 'rgb(4 32 42 / 0.55)' },
    },
  }),
);
