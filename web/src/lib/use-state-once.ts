import { type HistoryState, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** A value that the previous page has put into the state of the history entry. It is removed there, so a reload or Back has none. */
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
