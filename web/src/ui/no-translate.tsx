import type { ReactNode } from 'react';

/** A name, an address or a number that a browser's translation must leave as it is: it would be another one. */
export function Verbatim({ children }: { children: ReactNode }) {
  return <span translate="no">{children}</span>;
}
