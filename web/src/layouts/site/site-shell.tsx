import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { TopBar } from './top-bar.tsx';

/** Below the top bar and the header. With less in it, the footer would jump when a page's data comes. */
const restOfScreen = 'calc(100svh - 112px)';

/** What stands around every page of the site. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <Flex direction="column" minHeight="100dvh">
      <TopBar />
      <Header />
      <chakra.main id="content" tabIndex={-1} flex="1" minHeight={restOfScreen}>
        {children}
      </chakra.main>
      <Footer />
    </Flex>
  );
}
