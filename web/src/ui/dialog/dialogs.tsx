import { Dialog } from '@chakra-ui/react/dialog';
import { Drawer as ChakraDrawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import * as common from '#text/common.ts';
import { IconButton } from '../button.tsx';
import { pageHeading } from '../hooks.ts';
import { CloseIcon } from '../icons.tsx';
import { getMotion } from '../motion/motion.ts';
import { addOpenDialog } from './open-dialogs.ts';

interface ModalProps {
  title: string;
  /** Only the app can close the dialog, because it shows a pending action. */
  pending?: boolean;
  /** False for a dialog that only its own buttons close, and that stays open when the user navigates. */
  dismissible?: boolean;
  onClose?: () => void;
  children: ReactNode;
}

/** A modal dialog. It is open while it is mounted. */
export function Modal({ title, pending = false, dismissible = true, onClose = () => {}, children }: ModalProps) {
  const content = useRef<HTMLDivElement>(null);
  const isLocked = pending || !dismissible;
  const behaviour = useOpenDialog({ content, isLocked, stays: !dismissible, onClose });
  return (
    <Dialog.Root open recipe={modalRecipe} onOpenChange={() => pending || onClose()} {...behaviour}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            {dismissible && (
              <Dialog.CloseTrigger asChild>
                <IconButton aria-label={common.close} aria-disabled={pending || undefined}>
                  <CloseIcon />
                </IconButton>
              </Dialog.CloseTrigger>
            )}
            <Dialog.Body>{children}</Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface DrawerProps {
  name: string;
  closeName: string;
  heading?: ReactNode;
  /** The side of the screen: the side of the button that opens the drawer. */
  placement?: 'start' | 'end';
  deep?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A modal panel at the side of the screen. It is open while it is mounted. */
export function Drawer({ name, closeName, heading, placement = 'end', deep = false, onClose, children }: DrawerProps) {
  const content = useRef<HTMLDivElement>(null);
  const behaviour = useOpenDialog({ content, onClose });
  return (
    <ChakraDrawer.Root open recipe={drawerRecipe} placement={placement} onOpenChange={onClose} {...behaviour}>
      <Portal>
        <ChakraDrawer.Backdrop />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content ref={content} aria-label={name} data-placement={placement} css={deep ? deepStyles : undefined}>
            <ChakraDrawer.Header>{heading}</ChakraDrawer.Header>
            <ChakraDrawer.CloseTrigger asChild>
              <IconButton aria-label={closeName} css={deep ? deepButton : undefined}>
                <CloseIcon />
              </IconButton>
            </ChakraDrawer.CloseTrigger>
            <ChakraDrawer.Body>{children}</ChakraDrawer.Body>
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  );
}

const deepStyles = { bg: 'bg.deep', color: 'fg.onDeep' };
const deepButton = { color: 'fg.onDeep', _hover: { bg: 'bg.deepHover' } };

declare global {
  interface Window {
    CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

interface OpenDialog {
  content: RefObject<HTMLElement | null>;
  isLocked?: boolean;
  stays?: boolean;
  onClose: () => void;
}

/** The common part of modals and drawers. Returns props of their root. */
function useOpenDialog({ content, isLocked = false, stays = false, onClose }: OpenDialog) {
  const router = useRouter();
  const [opener] = useState(() => document.activeElement);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!content.current) return;
    getMotion().enterDialog(content.current);
    return addOpenDialog(content.current);
  }, [content]);
  // An open dialog would keep the next page from focusing its h1.
  useEffect(() => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && !stays && close()), [router, stays]);
  useEffect(() => {
    // On Android the Back gesture closes the dialog instead of the page. Not all browsers have a CloseWatcher.
    if (isLocked || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [isLocked]);
  return {
    closeOnEscape: !isLocked,
    closeOnInteractOutside: !isLocked,
    // A page that cannot scroll would be printed on one sheet.
    preventScroll: false,
    // Only a click outside closes it. If the page moves the focus by itself, the focus comes back.
    onFocusOutside: (event: Event) => event.preventDefault(),
    onPointerDownOutside: (event: CustomEvent<{ contextmenu: boolean }>) => event.detail.contextmenu && event.preventDefault(),
    // Null leaves the focus to the first control, which is the close button.
    initialFocusEl: () =>
      focusElement(content.current?.querySelector<HTMLElement>('form input:not([readonly]), [data-focus-first]') ?? null),
    finalFocusEl: () => {
      // The next page may have moved the focus already, and the opener may have unmounted, such as the button of a deleted row.
      const element = document.activeElement?.closest('main') ? document.activeElement : opener;
      return focusElement(canHaveFocus(element) ? element : pageHeading());
    },
  };
}

/** The focus trap itself would select the text of a field, and the next key would replace the text. */
function focusElement(element: HTMLElement | null): HTMLElement | null {
  element?.focus({ preventScroll: true });
  return element;
}

function canHaveFocus(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element !== document.body && element.isConnected && !element.closest('[inert]');
}

const backdrop = { position: 'fixed', inset: '0', zIndex: 'dialogs', background: 'rgb(4 32 42 / 0.55)' };

/** The close button stands beside the header, and the body below both. */
const headed = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: '4' };

const modalRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'title', 'closeTrigger', 'body'],
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: '0', zIndex: 'dialogs', display: 'grid', placeItems: 'center' },
    content: {
      ...headed,
      rowGap: '5',
      padding: { base: '5', sm: '6' },
      width: 'min(520px, calc(100vw - 32px))',
      // The dialog is centered: it keeps the same distance from the top as from the bottom, where the toasts are.
      maxHeight: 'min(100dvh - 32px, max(100dvh - 2 * var(--toast-inset, 0px), 240px))',
      overflowY: 'auto',
      bg: 'bg.panel',
      borderRadius: 'md',
      borderWidth: '1px',
      boxShadow: 'md',
    },
    title: { textStyle: 'lg' },
    closeTrigger: { marginInlineEnd: '-8px' },
    body: { gridColumn: '1 / -1', display: 'grid', gap: '5' },
  },
});

const drawerRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'body'],
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: '0', zIndex: 'dialogs', display: 'flex' },
    content: {
      ...headed,
      gridTemplateRows: 'auto 1fr',
      rowGap: '2',
      padding: '4',
      width: 'min(360px, 88vw)',
      height: '100dvh',
      overflowX: 'hidden',
      bg: 'bg.panel',
      paddingBottom: 'calc(16px + var(--toast-inset, 0px))',
      boxShadow: 'md',
    },
    body: { gridColumn: '1 / -1', alignSelf: 'stretch', display: 'flex', flexDirection: 'column', gap: '2' },
  },
  variants: {
    placement: { start: {}, end: { positioner: { justifyContent: 'flex-end' } } },
  },
});
