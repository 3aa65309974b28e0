import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHydrated } from '#lib/hydration.tsx';
import { useViewer } from '#session/use-session.ts';
import * as text from '#text/operator.ts';
import { isDialogOpen } from '#ui/dialog/open-dialogs.ts';
import { useLazyDialog } from '#ui/dialog/use-lazy-dialog.ts';
import { SearchIcon } from '#ui/icons.tsx';

/**
 * Opens the palette. On phones and tablets it shows only its icon. Its key works everywhere on the page, also in text fields, unless
 * another dialog is open. While the user is still loading, the palette opens as soon as the user is there.
 */
export function PaletteButton() {
  const isReady = useViewer().status === 'success';
  const { Dialog: Palette, isPending, open, close } = useLazyDialog(loadPalette);
  const [isAsked, setIsAsked] = useState(false);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event, isApple()) || (isDialogOpen() && !Palette)) return;
    // The browser would focus its own search.
    event.preventDefault();
    if (event.repeat || Palette) return;
    if (isReady) open();
    else setIsAsked(true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const openAsked = useEffectEvent(() => {
    setIsAsked(false);
    if (!isDialogOpen()) open();
  });
  useEffect(() => {
    if (isReady && isAsked) openAsked();
  }, [isReady, isAsked]);
  // Prerendered HTML names the key of most computers.
  const isMac = useHydrated() && isApple();
  return (
    <>
      <Trigger
        type="button"
        aria-haspopup="dialog"
        aria-busy={isPending || undefined}
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        visibility={isReady ? undefined : 'hidden'}
        onClick={open}
      >
        <SearchIcon />
        <chakra.span srOnly={{ lgDown: true }}>{text.searchOrStartTask}</chakra.span>
        <chakra.kbd aria-hidden hideBelow="lg" ms="2" px="1.5" textStyle="xs" borderWidth="1px" borderRadius="md">
          {isMac ? '⌘ K' : 'Ctrl K'}
        </chakra.kbd>
      </Trigger>
      {Palette && <Palette onClose={close} />}
    </>
  );
}

const Trigger = chakra('button', {
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
});

const loadPalette = async () => (await import('./command-palette.tsx')).CommandPalette;

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** True for Ctrl K, and on a Mac for Command K, where Ctrl K deletes text. */
export function isPaletteKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: PressedKey, isMac: boolean): boolean {
  if (altKey || shiftKey || ctrlKey === isMac || metaKey !== isMac) return false;
  // On a Devanagari keyboard the same key has another letter.
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[\x20-\x7e]$/.test(key));
}

function isApple(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}
