import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { recipe } from '../../theme/system.ts';
import { useTopDialog } from '../dialog/modal-stack.ts';
import { ToastCard } from './toast-card.tsx';
import { type Toast, type ToastStore, toasts } from './toast-store.ts';

const noToasts: readonly Toast[] = [];

/** Renders the toasts of a store above the page. They move into an open dialog, because everything outside of it is inert. */
export function Toaster({ store = toasts }: { store?: ToastStore }) {
  const visible = useSyncExternalStore(store.subscribe, store.visible, () => noToasts);
  useEffect(() => {
    const handleVisibilityChange = () => store.setHidden(document.hidden);
    handleVisibilityChange();
    document.addEventListener('visibilitychange', handleVisibilityChange);
    return () => document.removeEventListener('visibilitychange', handleVisibilityChange);
  }, [store]);
  const dialog = useTopDialog();
  if (visible.length === 0) return null;
  const region = (
    <Region aria-label="Notifications">
      {visible.map((toast) => (
        <ToastCard key={toast.id} toast={toast} store={store} />
      ))}
    </Region>
  );
  return dialog ? createPortal(region, dialog) : region;
}

const Region = chakra(
  'section',
  recipe({
    base: {
      position: 'fixed',
      zIndex: 'toasts',
      insetInline: { base: '4', md: 'auto' },
      insetEnd: { md: '6' },
      bottom: { base: 'calc(var(--action-bar, 0px) + 16px)', md: 'calc(var(--action-bar, 0px) + 24px)' },
      width: { md: '384px' },
      display: 'grid',
      gap: '2',
      _print: { display: 'none' },
      // A small screen shows the newest two, so that the others do not cover buttons.
      '& > :nth-last-of-type(n + 3)': { display: { base: 'none', md: 'flex' } },
    },
  }),
);
