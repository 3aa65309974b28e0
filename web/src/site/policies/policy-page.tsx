import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { LinkProps } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { brand } from '#lib/brand.ts';
import { Hydrate } from '#lib/hydration.tsx';
import { tag } from '#text/language.ts';
import * as text from '#text/policies.tsx';
import { EmailText } from '#ui/contact-link.tsx';
import { TextLink } from '#ui/links.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { Prose } from '#ui/prose.tsx';
import { CheckList } from '../layout/sections.tsx';

interface PolicyPageProps {
  title: string;
  intro: string;
  summary: readonly string[];
  sections: readonly PolicySection[];
}

/** The date of all policies. */
const effectiveFrom = '2026-11-01';
/** The date is in UTC, because JavaScript parses an ISO date without a time as UTC. */
const longDate = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });

export function PolicyPage({ title, intro, summary, sections }: PolicyPageProps) {
  useScrollToHash();
  return (
    <PageBody>
      <PageHeader title={title} text={intro} />
      <Text color="fg.muted" textStyle="sm" mt="-16px" mb="8">
        {text.effectiveFrom(<time dateTime={effectiveFrom}>{longDate.format(new Date(effectiveFrom))}</time>)}
      </Text>
      <Grid
        gap={{ base: '8', lg: '16' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '256px minmax(0, 1fr)' }}
        _print={{ gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <TableOfContents sections={sections} />
        <Grid gap={{ base: '8', md: '10' }} minW="0">
          <Card.Root as="section" aria-labelledby="summary" bg="bg.tint" boxShadow="none" maxW="text">
            <Card.Body>
              <Heading id="summary" textStyle="lg">
                {text.inShort}
              </Heading>
              <CheckList items={summary} gap="3" mt="3" />
            </Card.Body>
          </Card.Root>
          <Hydrate on="interaction">
            {sections.map((section, index) => (
              <Section key={section.id} number={index + 1} {...section} />
            ))}
          </Hydrate>
        </Grid>
      </Grid>
    </PageBody>
  );
}

/** The heading is focusable, so that a link to the section also moves the focus there. */
function Section({ id, title, content, number }: PolicySection & { number: number }) {
  return (
    <Prose as="section">
      <h2 id={id} tabIndex={-1}>
        {number}. {title}
      </h2>
      {content}
    </Prose>
  );
}

function TableOfContents({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <Box
      as="nav"
      aria-labelledby="contents"
      alignSelf="start"
      position={{ lg: 'sticky' }}
      top={{ lg: '96px' }}
      // Scrolls when the list is longer than the screen.
      maxHeight={{ lg: 'calc(100dvh - 112px)' }}
      overflowY={{ lg: 'auto' }}
      _print={{ display: 'none' }}
    >
      <Heading id="contents" textStyle="sm" color="fg.muted" mb="2">
        {text.onThisPage}
      </Heading>
      <Box as="ol" columnCount={{ base: '1', md: '2', lg: '1' }} columnGap="6" css={{ '& li': { breakInside: 'avoid' } }}>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <ContentsLink href={`#${id}`}>
              {index + 1}. {title}
            </ContentsLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const ContentsLink = chakra('a', {
  base: {
    display: 'block',
    paddingBlock: '1.5',
    paddingInlineStart: '3',
    borderInlineStartWidth: '3px',
    textStyle: 'sm',
    _hover: { borderInlineStartColor: 'accent.solid', color: 'fg.brand' },
    _focusVisible: { outlineOffset: '-3px' },
  },
});

/** Scrolls to the section in the URL's hash and focuses it, after the fonts are loaded, because fonts change the layout above it. */
function useScrollToHash(): void {
  useEffect(() => {
    let isUnmounted = false;
    void document.fonts.ready.then(() => {
      const section = location.hash && !isUnmounted ? document.getElementById(location.hash.slice(1)) : null;
      section?.focus({ preventScroll: true });
      section?.scrollIntoView();
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
}

export interface PolicySection {
  /** Hash of the section's URL. Keep it stable, because other sites may link to it. */
  id: string;
  title: string;
  content: ReactNode;
}

function Email({ children }: { children: string }) {
  return (
    <a href={`mailto:${children}`} translate="no">
      <EmailText>{children}</EmailText>
    </a>
  );
}

const contacts = {
  email: <Email>{brand.email}</Email>,
  phone: <a href={brand.phone.href}>{brand.phone.label}</a>,
  officerEmail: <Email>{brand.grievanceOfficer.email}</Email>,
};

/** The grievance officer and the institute's address, which the law requires on the page. */
function ContactAddresses() {
  return (
    <ul>
      <li>
        {brand.grievanceOfficer.name}: {contacts.officerEmail}
      </li>
      <li>{text.instituteContacts({ ...contacts, hours: brand.hours })}</li>
      <li>{text.byPost(brand.address.join(', '))}</li>
    </ul>
  );
}

/** The names and links in the texts of the policies. */
export const policyParts = {
  ...contacts,
  institute: brand.name,
  address: brand.address.slice(1).join(', '),
  contacts: <ContactAddresses />,
  link: (to: LinkProps['to'], label: string) => <TextLink to={to}>{label}</TextLink>,
};
