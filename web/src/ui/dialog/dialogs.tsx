import { Dialog } from '@chakra-ui/react/dialog';
import { Drawer as ChakraDrawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../button.tsx';
import { pageHeading } from '../hooks/use-restore-focus.ts';
import { CloseIcon } from '../icons.tsx';
import { getMotion } from '../motion/motion.ts';
import { addOpenDialog } from './open-dialogs.ts';

interface ModalProps {
  title: string;
  /** Only the app can close the dialog, because it shows a pending action. */
  busy?: boolean;
  /** False for a dialog that closes only by the buttons in it, and stays open when the viewer navigates. */
  dismissible?: boolean;
  onClose?: () => void;
  children: ReactNode;
}

/** A modal dialog. It is open while it is mounted. */
export function Modal({ title, busy = false, dismissible = true, onClose = () => {}, children }: ModalProps) {
  const content = useRef<HTMLDivElement>(null);
  const isLocked = busy || !dismissible;
  const focus = useOpenDialog(content, dismissible ? onClose : undefined);
  return (
    <Dialog.Root open recipe={modalRecipe} closeOnEscape={!isLocked} closeOnInteractOutside={!isLocked} onOpenChange={onClose} {...focus}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content}>
            <Dialog.Body>
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
                {dismissible && (
                  <IconButton aria-label="Close" me="-8px" aria-disabled={busy || undefined} onClick={() => busy || onClose()}>
                    <CloseIcon />
                  </IconButton>
                )}
              </Dialog.Header>
              {children}
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface DrawerProps {
  /** The accessible name. */
  name: string;
  heading?: ReactNode;
  /** The side of the screen. It is that of the button that opens the drawer. */
  placement?: 'start' | 'end';
  /** With a dark background. */
  deep?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A modal panel at the side of the screen. It is open while it is mounted. */
export function Drawer({ name, heading, placement = 'end', deep = false, onClose, children }: DrawerProps) {
  const content = useRef<HTMLDivElement>(null);
  const focus = useOpenDialog(content, onClose);
  return (
    <ChakraDrawer.Root open recipe={drawerRecipe} placement={placement} onOpenChange={onClose} {...focus}>
      <Portal>
        <ChakraDrawer.Backdrop />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content ref={content} aria-label={name} data-placement={placement} css={deep ? deepStyles : undefined}>
            <ChakraDrawer.Body>
              <ChakraDrawer.Header>
                {heading}
                <IconButton aria-label={`Close ${name.toLowerCase()}`} ms="auto" css={deep ? deepButton : undefined} onClick={onClose}>
                  <CloseIcon />
                </IconButton>
              </ChakraDrawer.Header>
              {children}
            </ChakraDrawer.Body>
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  );
}

const deepStyles = { bg: 'bg.deep', color: 'fg.onDeep' };
const deepButton = { color: 'fg.onDeep', _hover: { bg: 'bg.deepHover' } };

/** Registers an open dialog and lets it appear. It closes before a navigation, or its page could not focus the next h1. */
function useOpenDialog(content: RefObject<HTMLElement | null>, onLeave: (() => void) | undefined) {
  const router = useRouter();
  // The button that opened the dialog may be gone when it closes, such as the one in a deleted row.
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    if (!content.current) return;
    getMotion().enterDialog(content.current);
    return addOpenDialog(content.current);
  }, [content]);
  useEffect(() => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && onLeave?.()), [router, onLeave]);
  return {
    // A page that cannot scroll would be printed on one sheet.
    preventScroll: false,
    // Only a press outside closes it. A page may move the focus by itself, which then comes back.
    onFocusOutside: (event: Event) => event.preventDefault(),
    // By default the close button, which comes first.
    initialFocusEl: () => content.current?.querySelector<HTMLElement>('form input:not([readonly]), [data-focus-first]') ?? null,
    finalFocusEl: () => {
      // The next page may have moved the focus by then.
      const element = document.activeElement?.closest('main') ? document.activeElement : opener;
      return canHaveFocus(element) ? element : pageHeading();
    },
  };
}

function canHaveFocus(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element !== document.body && element.isConnected && !element.closest('[inert]');
}

const backdrop = { position: 'fixed', inset: '0', zIndex: 'dialogs', background: 'rgb(4 32 42 / 0.55)' };

const modalRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'body', 'header', 'title'],
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: '0', zIndex: 'dialogs', display: 'grid', placeItems: 'center' },
    content: {
      width: 'min(520px, calc(100vw - 32px))',
      // Centered, so what it ends above the toasts it begins below the top.
      maxHeight: 'min(100dvh - 32px, max(100dvh - 2 * var(--toasts, 0px), 240px))',
      overflowY: 'auto',
      bg: 'bg.panel',
      borderRadius: 'md',
      borderWidth: '1px',
      boxShadow: 'md',
    },
    body: { display: 'grid', gap: '5', padding: { base: '5', sm: '6' } },
    header: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' },
    title: { textStyle: 'lg' },
  },
});

const drawerRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'body', 'header'],
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: '0', zIndex: 'dialogs', display: 'flex' },
    content: {
      width: 'min(360px, 88vw)',
      height: '100dvh',
      overflowX: 'hidden',
      bg: 'bg.panel',
      paddingBottom: 'var(--toasts, 0px)',
      boxShadow: 'md',
    },
    body: { display: 'flex', flexDirection: 'column', gap: '2', padding: '4', minHeight: 'full' },
    header: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' },
  },
  variants: {
    placement: { start: {}, end: { positioner: { justifyContent: 'flex-end' } } },
  },
});
