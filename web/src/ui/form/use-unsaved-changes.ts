import { useBlocker } from '@tanstack/react-router';
import { useCallback } from 'react';

/** While something would be lost, leaving the page by a link, by Back or by closing the tab asks first; search parameters may change. */
export function useAskBeforeLeaving(active: boolean, question: string): void {
  const stay = useCallback(
    ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
      current.pathname !== next.pathname && !window.confirm(question),
    [question],
  );
  useBlocker({ shouldBlockFn: stay, enableBeforeUnload: active, disabled: !active });
}
