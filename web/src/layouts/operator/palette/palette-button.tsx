import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '#lib/hydration.tsx';
import { useViewer } from '#session/use-session.ts';
import { recipe } from '#theme/system.ts';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { useMounted } from '#ui/hooks/use-mounted.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { toasts } from '#ui/toast/toast-store.ts';

/** Opens the palette. On phones and tablets it shows only its icon. Prerendered HTML names the key of most computers. */
export function PaletteButton() {
  const isReady = useViewer().status === 'success';
  const { Palette, control, open, handleClose } = usePalette(isReady);
  const isMac = useHydrated() && isApple();
  return (
    <>
      <Trigger
        type="button"
        aria-label="Search or start a task"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        visibility={isReady ? undefined : 'hidden'}
        onClick={open}
      >
        <SearchIcon />
        <chakra.span hideBelow="lg">Search or start a task</chakra.span>
        <Key aria-hidden>{isMac ? '⌘ K' : 'Ctrl K'}</Key>
      </Trigger>
      {Palette && <Palette control={control} onClose={handleClose} />}
    </>
  );
}

const Trigger = chakra(
  'button',
  recipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minHeight: '44px',
      minWidth: '44px',
      px: { base: '0', lg: '3' },
      cursor: 'pointer',
      color: 'fg.muted',
      textStyle: 'sm',
      whiteSpace: 'nowrap',
      borderRadius: 'md',
      borderWidth: { base: '0', lg: '1px' },
      borderColor: 'border.control',
      _hover: { bg: 'bg.hover', color: 'fg' },
    },
  }),
);

const Key = chakra(
  'kbd',
  recipe({
    base: {
      display: { base: 'none', lg: 'inline' },
      ms: '2',
      px: '1.5',
      textStyle: 'xs',
      borderWidth: '1px',
      borderRadius: 'md',
    },
  }),
);

type Module = typeof import('./command-palette.tsx');

const loadPalette = () => import('./command-palette.tsx');

/** The palette, which is loaded at its first use. The key works everywhere on the page, also in text fields, unless a dialog is open. */
function usePalette(isEnabled: boolean) {
  const control = useDialog();
  const isMounted = useMounted();
  const [Palette, setPalette] = useState<Module['CommandPalette']>();
  const open = async () => {
    const module = await loadPalette().catch(() => undefined);
    // Some browsers cache a failed dynamic import, so only a reload helps.
    if (!module) return toasts.error('The search could not be loaded. Please check your connection, and reload the page.');
    // Meanwhile the page may show a dialog, such as the one to sign in again.
    if (!isMounted.current || isDialogOpen()) return;
    flushSync(() => setPalette(() => module.CommandPalette));
    control.open();
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event, isApple()) || isOtherDialogOpen(control.dialog.current)) return;
    // The browser would focus its own search.
    event.preventDefault();
    if (!event.repeat && !isDialogOpen()) void open();
  });
  useEffect(() => {
    if (!isEnabled) return;
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isEnabled]);
  return { Palette, control, open: () => void open(), handleClose: () => setPalette(undefined) };
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function isOtherDialogOpen(own: HTMLDialogElement | null): boolean {
  return [...document.querySelectorAll('dialog[open]')].some((dialog) => dialog !== own);
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** True for Ctrl K, and on a Mac for Command K, where Ctrl K deletes text. */
export function isPaletteKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: PressedKey, isMac: boolean): boolean {
  if (altKey || shiftKey || ctrlKey === isMac || metaKey !== isMac) return false;
  // A Devanagari keyboard has another letter there.
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[\x20-\x7e]$/.test(key));
}

/** True on Apple's computers, tablets and phones. */
function isApple(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}
