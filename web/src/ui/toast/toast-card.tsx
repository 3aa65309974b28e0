import { type ElementType, useEffect } from 'react';
import { Box } from '../box.ts';
import { Button, IconButton } from '../button.tsx';
import { Flex } from '../flex.ts';
import { AlertIcon, CheckIcon, CloseIcon, ErrorIcon } from '../icons.tsx';
import type { Toast, ToastStore } from './toast-store.ts';

const typeLabels = { error: 'Error', success: 'Success', warning: 'Warning' };
const typeIcons = { error: ErrorIcon, success: CheckIcon, warning: AlertIcon };

interface ToastCardProps {
  toast: Toast;
  store: ToastStore;
  as: ElementType;
}

/** One toast, with its action and a close button. */
export function ToastCard({ toast, store, as }: ToastCardProps) {
  const { id, type, text, action } = toast;
  const TypeIcon = typeIcons[type];
  useResumeOnUnmount(id, store);
  return (
    <Flex
      as={as}
      role={type === 'error' ? 'alert' : 'status'}
      data-toast={type}
      alignItems="flex-start"
      gap="3"
      p="3"
      ps="4"
      bg="bg.panel"
      color="fg"
      borderRadius="md"
      borderWidth="1px"
      borderColor="border"
      borderInlineStartWidth="6px"
      borderInlineStartColor={`${type}.fg`}
      boxShadow="md"
      onPointerEnter={() => store.pause(id, 'pointer')}
      onPointerLeave={() => store.resume(id, 'pointer')}
      onFocus={() => store.pause(id, 'focus')}
      onBlur={() => store.resume(id, 'focus')}
    >
      <Box color={`${type}.fg`} pt="1.5" flexShrink="0">
        <TypeIcon />
      </Box>
      <Box flex="1" py="1" minW="0" overflowWrap="anywhere">
        <span className="sr-only">{`${typeLabels[type]}: `}</span>
        <span>{text}</span>
        {action && (
          <Button
            size="sm"
            variant="outline"
            mt="2"
            onClick={() => {
              store.close(id);
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </Box>
      <IconButton aria-label="Close notification" onClick={() => store.close(id)}>
        <CloseIcon />
      </IconButton>
    </Flex>
  );
}

/** A toast that moves to another dialog remounts there, and an unmounted element gets no pointerleave or blur event. */
function useResumeOnUnmount(id: number, store: ToastStore): void {
  useEffect(
    () => () => {
      store.resume(id, 'pointer');
      store.resume(id, 'focus');
    },
    [id, store],
  );
}
