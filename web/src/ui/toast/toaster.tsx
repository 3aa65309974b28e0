import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { recipe } from '../../theme/system.ts';
import { useTopDialog } from '../dialog/modal-stack.ts';
import { useMotion } from '../motion/motion.ts';
import { ToastCard } from './toast-card.tsx';
import { type Toast, type ToastStore, toasts } from './toast-store.ts';
import { useToastRoom } from './use-toast-room.ts';

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
  const { Presence, Toast } = useMotion(() => visible.length === 0);
  const region = (
    <Presence>
      {visible.length > 0 && (
        <ToastRegion key="region">
          <Presence propagate>
            {visible.map((toast) => (
              <ToastCard key={toast.id} as={Toast} toast={toast} store={store} />
            ))}
          </Presence>
        </ToastRegion>
      )}
    </Presence>
  );
  return dialog ? createPortal(region, dialog) : region;
}

function ToastRegion({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useToastRoom(ref);
  return (
    <Region ref={ref} aria-label="Notifications">
      {children}
    </Region>
  );
}

const Region = chakra(
  'section',
  recipe({
    base: {
      position: 'fixed',
      zIndex: 'toasts',
      // In the middle, because rows and forms have their buttons at the sides.
      insetInline: { base: '4', md: '0' },
      marginInline: 'auto',
      bottom: { base: '4', md: '6' },
      width: { md: '384px' },
      display: 'grid',
      gap: '2',
      _print: { display: 'none' },
      // On a phone the page ends in a clean edge above the toasts.
      _before: {
        content: { base: '""', md: 'none' },
        position: 'fixed',
        zIndex: '-1',
        insetInline: '0',
        bottom: '0',
        height: 'var(--toasts, 0px)',
        bg: 'bg',
      },
      '&:is(dialog > *)::before': { display: 'none' },
      // A small screen shows the newest two, so that the others do not cover buttons.
      '& > :nth-last-of-type(n + 3)': { display: { base: 'none', md: 'flex' } },
    },
  }),
);
