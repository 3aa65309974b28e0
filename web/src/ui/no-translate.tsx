import type { ReactNode } from 'react';

/** Excludes names, addresses and numbers from browser translation, which would change them. */
export function NoTranslate({ children }: { children: ReactNode }) {
  return <span translate="no">{children}</span>;
}
