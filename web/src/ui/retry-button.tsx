import type { RefObject } from 'react';
import * as common from '#text/common.ts';
import { Button } from './button.tsx';
import { useRestoreFocus } from './hooks.ts';

interface RetryButtonProps {
  /** The accessible name, if 'Retry' is ambiguous on the page. */
  label?: string;
  /** Gets the focus when the button disappears after a successful retry; by default the page's h1. */
  fallbackFocusRef?: RefObject<HTMLElement | null>;
  pending: boolean;
  onRetry: () => void;
}

export function RetryButton({ label, fallbackFocusRef, pending, onRetry }: RetryButtonProps) {
  const ref = useRestoreFocus<HTMLButtonElement>(fallbackFocusRef);
  return (
    <Button
      ref={ref}
      variant="outline"
      size="sm"
      alignSelf="start"
      justifySelf="start"
      aria-label={label}
      pending={pending}
      onClick={onRetry}
    >
      {common.retry}
    </Button>
  );
}
