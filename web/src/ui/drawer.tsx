import { chakra, Flex } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { CloseIcon } from './icons.tsx';

/** Opens and closes a drawer; for the dialog and for what is in it. */
export interface DrawerControl {
  dialog: RefObject<HTMLDialogElement | null>;
  open: () => void;
  close: () => void;
}

/** A drawer leaves with the page that it was opened on: an open dialog would refuse the h1 of the next one the focus. */
export function useDrawer(): DrawerControl {
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && dialog.current?.close()), [router]);
  return { dialog, open: () => dialog.current?.showModal(), close: () => dialog.current?.close() };
}

interface DrawerProps {
  name: string;
  heading?: ReactNode;
  control: DrawerControl;
  onClose?: () => void;
  children: ReactNode;
}

/** A panel at the side of the screen. The browser's own dialog traps focus, gives it back and closes on Escape. */
export function Drawer({ name, heading, control, onClose, children }: DrawerProps) {
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === control.dialog.current) control.close();
  };
  return (
    <Panel ref={control.dialog} aria-label={name} onClick={closeOnBackdrop} onClose={onClose}>
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
