import type { RefObject } from 'react';
import { Button } from './button.tsx';
import { usePassFocus } from './hooks/use-restore-focus.ts';

interface RetryButtonProps {
  /** In place of 'Retry', where two may stand beside each other. */
  name?: string;
  /** Has the focus once there is nothing left to try; else the h1 has. */
  heir?: RefObject<HTMLElement | null>;
  pending: boolean;
  onPress: () => void;
}

/** Below a choice that could not be loaded. */
export function RetryButton({ name, heir, pending, onPress }: RetryButtonProps) {
  const ref = usePassFocus<HTMLButtonElement>(heir);
  return (
    <Button
      ref={ref}
      variant="outline"
      size="sm"
      alignSelf="start"
      justifySelf="start"
      aria-label={name}
      pending={pending}
      onClick={onPress}
    >
      Retry
    </Button>
  );
}
