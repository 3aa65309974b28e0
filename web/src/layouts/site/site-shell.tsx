import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Hydrate } from '../../lib/hydrate.tsx';
import { Flex } from '../../ui/flex.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { TopBar } from './top-bar.tsx';

/** The screen below the top bar and the header, so that the footer does not jump when a page's data loads. */
const mainMinHeight = 'calc(100svh - 112px)';

/** Top bar, header and footer around the pages of the site. */
export function SiteShell({ children }: { children: ReactNode }) {
  return (
    <Flex flexDirection="column" minHeight="100dvh">
      <Hydrate on="interaction">
        <TopBar />
      </Hydrate>
      <Header />
      <chakra.main id="content" tabIndex={-1} flex="1" minHeight={mainMinHeight}>
        {children}
      </chakra.main>
      <Hydrate on="interaction">
        <Footer />
      </Hydrate>
    </Flex>
  );
}
