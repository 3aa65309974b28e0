import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Outlet } from '@tanstack/react-router';
import { type ReactNode, useSyncExternalStore } from 'react';
import { brand } from '#lib/brand.ts';
import { Hydrate, MarkHydrated } from '#lib/hydration.tsx';
import { oldestStoredAt } from '#lib/stored-responses.ts';
import { Guard } from '#session/guard.tsx';
import { tag } from '#text/language.ts';
import * as text from '#text/site.ts';
import { EmailText } from '#ui/contact-link.tsx';
import { MailIcon, PhoneIcon } from '#ui/icons.tsx';
import { LanguageSwitch } from '#ui/language/language-switch.tsx';
import { NoTranslate } from '#ui/no-translate.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export function SiteLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <>
      <SiteShell>{children}</SiteShell>
      <MarkHydrated />
    </>
  );
}

export function StudentLayout() {
  return (
    <SiteLayout>
      <Guard area="student">
        <Outlet />
      </Guard>
    </SiteLayout>
  );
}

export function SiteShell({ children }: { children: ReactNode }) {
  return (
    <Flex
      direction="column"
      minHeight="calc(100dvh - var(--page-toast-inset))"
      css={{
        // The main part fills the screen below the top bar and the header, so that the footer does not jump when a page's data loads.
        '& > main': { flex: '1', minHeight: 'calc(100svh - 112px)' },
        _print: { display: 'block', minHeight: '0', '& > main': { minHeight: '0' } },
      }}
    >
      <TopBar />
      <Header />
      <StoredNotice />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Hydrate on="interaction">
        <Footer />
      </Hydrate>
    </Flex>
  );
}

/** Says when the data of the page was stored, if it is not from the network. */
function StoredNotice() {
  const storedAt = useSyncExternalStore(oldestStoredAt.subscribe, oldestStoredAt.get, () => undefined);
  // '25 Nov 2026, 7:52 pm', on the clock of the device.
  const moment = storedAt && new Date(storedAt).toLocaleString(tag, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Box role="status" _print={{ display: 'none' }}>
      {moment && (
        <Alert.Root status="warning" size="sm" color="warning.fg" px="0" py="2" borderRadius="0">
          <Container>{text.storedAt(moment)}</Container>
        </Alert.Root>
      )}
    </Box>
  );
}

function TopBar() {
  return (
    <TopBarRoot aria-label={text.contact}>
      <Container
        display="flex"
        flexWrap="wrap"
        justifyContent={{ base: 'space-between', lg: 'flex-start' }}
        alignItems="center"
        columnGap={{ base: '4', lg: '8' }}
        minHeight="40px"
      >
        <Hydrate on="interaction">
          <a href={`mailto:${brand.email}`}>
            <MailIcon />
            <NoTranslate>
              <EmailText>{brand.email}</EmailText>
            </NoTranslate>
          </a>
          <a href={brand.phone.href}>
            <PhoneIcon />
            <span>{brand.phone.label}</span>
          </a>
        </Hydrate>
        {/* The header has no room for the switch where it shows the navigation. */}
        <LanguageSwitch hideBelow="lg" ms="auto" />
      </Container>
    </TopBarRoot>
  );
}

const TopBarRoot = chakra('section', {
  base: {
    bg: 'bg.deep',
    color: 'fg.onDeepMuted',
    textStyle: 'sm',
    _print: { display: 'none' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '32px',
      _hover: { textDecoration: 'underline' },
      // A phone has room only for the texts.
      '& svg': { hideBelow: 'sm' },
      _focusVisible: { outlineColor: 'accent.solid' },
    },
  },
});
