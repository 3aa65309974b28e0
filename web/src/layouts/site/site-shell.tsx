import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Hydrate } from '../../lib/hydrate.tsx';
import { recipe } from '../../theme/system.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { StoredNotice } from './stored-notice.tsx';
import { TopBar } from './top-bar.tsx';

/** Top bar, header and footer around the pages of the site. */
export function SiteShell({ children }: { children: ReactNode }) {
  return (
    <Root>
      <Hydrate on="interaction">
        <TopBar />
      </Hydrate>
      <Header />
      <StoredNotice />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Hydrate on="interaction">
        <Footer />
      </Hydrate>
    </Root>
  );
}

const Root = chakra(
  'div',
  recipe({
    base: {
      display: 'flex',
      flexDirection: 'column',
      minHeight: 'calc(100dvh - var(--toast-room))',
      // The screen below the top bar and the header, so that the footer does not jump when a page's data loads.
      '& > main': { flex: '1', minHeight: 'calc(100svh - 112px)' },
      _print: { display: 'block', minHeight: '0', '& > main': { minHeight: '0' } },
    },
  }),
);
