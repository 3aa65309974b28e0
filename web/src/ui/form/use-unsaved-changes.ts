import { useBlocker } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Confirms before the viewer leaves a page with unsaved changes, by navigating or by closing the tab. Search parameters may change. */
export function useUnsavedChanges(isDirty: boolean, question: string): void {
  const shouldBlock = useCallback(
    ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
      current.pathname !== next.pathname && !window.confirm(question),
    [question],
  );
  useBlocker({ shouldBlockFn: shouldBlock, enableBeforeUnload: isDirty, disabled: !isDirty });
}
