import type { ReactNode } from 'react';

export interface PolicySection {
  /** Hash of the section's URL. Keep it stable, because other sites may link to it. */
  id: string;
  title: string;
  content: ReactNode;
}
