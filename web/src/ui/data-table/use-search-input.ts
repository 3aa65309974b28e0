import { useCallback, useEffect, useRef, useState } from 'react';
import { longestQuery } from './table-search.ts';
import type { Go } from './use-set-search.ts';

/** How long typing has to rest before the address follows; each change of it is an entry that the browser counts. */
const restMs = 250;

/** The text of the search field: at once what is typed, and what the address says when that is changed by something else. */
export function useTyped(q: string, go: Go) {
  const [typed, setTyped] = useState(q);
  /** What was typed last, for whoever acts before it is drawn. */
  const now = useRef(q);
  /** What the address has been told, or has told. */
  const written = useRef(q);
  useEffect(() => {
    if (q === written.current) return;
    written.current = q;
    now.current = q;
    setTyped(q);
  }, [q]);
  const type = (text: string) => {
    now.current = text.slice(0, longestQuery);
    setTyped(now.current);
  };
  /** For whoever writes the address next: what is typed, which goes along. */
  const settle = useCallback(() => {
    written.current = now.current;
    return now.current || undefined;
  }, []);
  /** The address follows at once, on the first page of what is found. */
  const leave = useCallback(() => {
    if (now.current !== written.current) go({ q: settle(), page: undefined }, true);
  }, [go, settle]);
  useEffect(() => {
    if (typed === written.current) return;
    const timer = setTimeout(leave, restMs);
    return () => clearTimeout(timer);
  }, [typed, leave]);
  return { typed, type, leave, settle };
}
