import type { ReactNode } from 'react';
import { Providers } from './providers';

export const metadata = { title: 'Courses' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
