import { type HistoryState, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** What the page before has handed on in the state of the history entry, which it leaves, so that it is gone after a reload or Back. */
export function useStateOnce<Key extends keyof HistoryState>(key: Key): HistoryState[Key] {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [first] = useState(state[key]);
  useEffect(() => {
    if (first === undefined) return;
    const remove = (previous: HistoryState) => ({ ...previous, [key]: undefined });
    void navigate({ to: '.', search: true, hash: true, state: remove, replace: true, ignoreBlocker: true });
  }, [first, key, navigate]);
  return first;
}
