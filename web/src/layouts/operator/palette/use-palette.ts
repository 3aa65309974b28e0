import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { useMounted } from '../../../ui/hooks/use-mounted.ts';
import { toasts } from '../../../ui/toast/toast-store.ts';
import { isApple, isPaletteKey } from './palette-key.ts';

type Module = typeof import('./command-palette.tsx');

const loadPalette = () => import('./command-palette.tsx');

/** The palette, which is loaded at its first use. The key works everywhere on the page, also in text fields, unless a dialog is open. */
export function usePalette(isEnabled: boolean) {
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
  const latestOpen = useRef(open);
  useEffect(() => {
    latestOpen.current = open;
  });
  useEffect(() => {
    if (!isEnabled) return;
    const handleKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event, isApple()) || isOtherDialogOpen(control.dialog.current)) return;
      // The browser would focus its own search.
      event.preventDefault();
      if (!event.repeat && !isDialogOpen()) void latestOpen.current();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isEnabled, control.dialog]);
  return { Palette, control, open: () => void open(), handleClose: () => setPalette(undefined) };
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function isOtherDialogOpen(own: HTMLDialogElement | null): boolean {
  return [...document.querySelectorAll('dialog[open]')].some((dialog) => dialog !== own);
}
