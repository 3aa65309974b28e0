import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type ElementType, useDeferredValue, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import * as texts from '#text/common.ts';
import { langOf } from '#text/language.ts';
import { Button, IconButton } from '../button.tsx';
import { useTopDialog } from '../dialog/open-dialogs.ts';
import { AlertIcon, CheckIcon, CloseIcon, ErrorIcon } from '../icons.tsx';
import { useMotion } from '../motion/motion.ts';
import { type Toast, type ToastStore, toasts } from './toast-store.ts';

const noToasts: readonly Toast[] = [];

/** Renders the toasts of a store above the page. They move into an open dialog, because users cannot reach elements outside of it. */
export function Toaster({ store = toasts }: { store?: ToastStore }) {
  // Deferred, so that a form shows its own errors first.
  const visible = useDeferredValue(useSyncExternalStore(store.subscribe, store.visible, () => noToasts));
  useEffect(() => {
    const handleVisibilityChange = () => store.setHidden(document.hidden);
    handleVisibilityChange();
    document.addEventListener('visibilitychange', handleVisibilityChange);
    return () => document.removeEventListener('visibilitychange', handleVisibilityChange);
  }, [store]);
  const dialog = useTopDialog();
  const [shownRegion, setShownRegion] = useState<HTMLElement | null>(null);
  useToastInset(shownRegion);
  const { Presence, Toast } = useMotion(() => visible.length === 0);
  const region = (
    <Presence>
      {visible.length > 0 && (
        <Region key="region" ref={setShownRegion} aria-label={texts.notifications}>
          <Presence propagate>
            {visible.map((toast) => (
              <ToastCard key={toast.id} as={Toast} toast={toast} store={store} />
            ))}
          </Presence>
        </Region>
      )}
    </Presence>
  );
  return dialog ? createPortal(region, dialog) : region;
}

const Region = chakra('section', {
  base: {
    // On small screens the toasts are a strip, and the page ends above it.
    position: 'fixed',
    zIndex: 'toasts',
    // On wide screens the toasts are in the corner, because forms are on the left or in the middle.
    insetInline: { base: '0', lg: 'auto 24px' },
    bottom: { base: '0', lg: '6' },
    width: { lg: '384px' },
    // The content above the toasts keeps this distance.
    marginTop: { lg: '4' },
    display: 'grid',
    gap: { lg: '2' },
    _print: { display: 'none' },
    // At the foot of the sidebar the toasts cover nothing of the page.
    'html:has([data-sidebar]) &': {
      insetInline: { lg: '8px auto' },
      bottom: { lg: '2' },
      width: { lg: '256px' },
    },
    // A small screen shows the newest toast, so that more toasts do not cover buttons.
    '& > :nth-last-of-type(n + 2)': { display: { base: 'none', lg: 'flex' } },
  },
});

const typeLabels = { error: texts.error, success: texts.success, warning: texts.warning };
const typeIcons = { error: ErrorIcon, success: CheckIcon, warning: AlertIcon };

interface ToastCardProps {
  toast: Toast;
  store: ToastStore;
  as: ElementType;
}

function ToastCard({ toast, store, as }: ToastCardProps) {
  const { id, type, text, action } = toast;
  const TypeIcon = typeIcons[type];
  useEffect(
    // A toast that moves to another dialog remounts there, and an unmounted element gets no pointerleave or blur event.
    () => () => {
      store.resume(id, 'pointer');
      store.resume(id, 'focus');
    },
    [id, store],
  );
  return (
    <Flex
      as={as}
      role={type === 'error' ? 'alert' : 'status'}
      data-toast={type}
      align="center"
      gap="3"
      px="3"
      py={{ base: '1', lg: '3' }}
      bg="bg.panel"
      color="fg"
      textStyle={{ base: 'sm', lg: 'md' }}
      borderRadius={{ lg: 'md' }}
      borderWidth={{ base: '1px 0 0', lg: '1px' }}
      borderColor="border"
      borderInlineStartWidth="6px"
      borderInlineStartColor={`${type}.fg`}
      boxShadow="md"
      onPointerEnter={() => store.pause(id, 'pointer')}
      onPointerLeave={() => store.resume(id, 'pointer')}
      onFocus={() => store.pause(id, 'focus')}
      onBlur={() => store.resume(id, 'focus')}
    >
      <Box color={`${type}.fg`} flexShrink="0">
        <TypeIcon />
      </Box>
      <Flex flex="1" wrap="wrap" align="center" gap="2" minW="0" overflowWrap="anywhere">
        <Box flex="1 1 144px" minW="0">
          <VisuallyHidden>{`${typeLabels[type]}: `}</VisuallyHidden>
          <span lang={langOf(text)}>{text}</span>
        </Box>
        {action && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              store.close(id);
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </Flex>
      <IconButton aria-label={texts.closeNotification} onClick={() => store.close(id)}>
        <CloseIcon />
      </IconButton>
    </Flex>
  );
}

/**
 * Sets the height that the toasts take at the foot of the screen or of the sidebar. Pages and dialogs end above them, so that no content
 * stays below the toasts, and the end of the page and the control that has the focus stay in sight.
 */
function useToastInset(region: HTMLElement | null): void {
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    if (!region) {
      html.style.removeProperty('--toast-inset');
      html.style.removeProperty('--sidebar-toast-inset');
      return;
    }
    const measure = () => {
      const control = getVisibleControl();
      const isAtEnd = scrollY + innerHeight >= html.scrollHeight - 1;
      const top = Math.floor(region.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(region).marginTop));
      const height = `${innerHeight - top}px`;
      const hasSidebar = document.querySelector('[data-sidebar]')?.checkVisibility() === true;
      html.style.setProperty('--toast-inset', hasSidebar ? '0px' : height);
      html.style.setProperty('--sidebar-toast-inset', hasSidebar ? height : '0px');
      if (isAtEnd) scrollTo(0, html.scrollHeight);
      // A field may be below the sticky buttons of its form, which move up by themselves.
      const mayBeHidden = control && (control.matches('input, select, textarea') || control.getBoundingClientRect().bottom > top);
      if (mayBeHidden) control.scrollIntoView({ block: 'nearest' });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    // The height stays while the toasts move to another dialog: a change of the height restyles the whole page.
    return () => observer.disconnect();
  }, [region]);
}

function getVisibleControl(): Element | undefined {
  const control = document.activeElement;
  if (!control?.matches('main :is(input, select, textarea, button, a, summary)')) return undefined;
  const { top, bottom } = control.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? control : undefined;
}
