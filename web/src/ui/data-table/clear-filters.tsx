import type { RefObject } from 'react';
import { Button } from '../button.tsx';
import { useRestoreFocus } from '../hooks/use-restore-focus.ts';

interface ClearFiltersProps {
  /** Gets the focus, because the button unmounts when it is pressed. */
  fallbackFocusRef: RefObject<HTMLElement | null>;
  onClear: () => void;
  /** Default: 'Clear filters'. */
  label?: string;
}

/** A button that shows all rows again. */
export function ClearFilters({ fallbackFocusRef, onClear, label = 'Clear filters' }: ClearFiltersProps) {
  const ref = useRestoreFocus<HTMLButtonElement>(fallbackFocusRef);
  return (
    <Button ref={ref} variant="outline" size="sm" justifySelf="start" _print={{ display: 'none' }} onClick={onClear}>
      {label}
    </Button>
  );
}
