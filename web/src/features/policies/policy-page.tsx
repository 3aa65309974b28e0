import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Contents } from './contents.tsx';
import { InShort } from './in-short.tsx';
import { useLinkedSection } from './use-linked-section.ts';

export interface PolicySection {
  /** Its address on the page: others may link to it, so it stays. */
  id: string;
  title: string;
  text: ReactNode;
}

interface PolicyPageProps {
  title: string;
  text: string;
  /** The day from which this text holds: '2026-11-01'. */
  since: string;
  inShort: readonly string[];
  sections: readonly PolicySection[];
}

/** A day without a time is midnight in UTC. */
const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A policy: since when it holds, what it says in short, and the whole of it beside its table of contents. */
export function PolicyPage({ title, text, since, inShort, sections }: PolicyPageProps) {
  useLinkedSection();
  return (
    <PageBody>
      <PageHeader title={title} text={text} />
      <Box as="p" color="fg.muted" textStyle="sm" mt="-4" mb="8">
        In force from <time dateTime={since}>{longDate.format(new Date(since))}</time>
      </Box>
      <Columns>
        <Contents sections={sections} />
        <Box display="grid" gap={{ base: '8', md: '10' }} minW="0">
          <InShort sentences={inShort} />
          {sections.map((section, index) => (
            <Section key={section.id} number={index + 1} {...section} />
          ))}
        </Box>
      </Columns>
    </PageBody>
  );
}

/** The heading is what a link leads to, so that reading and the next press of Tab go on from there. */
function Section({ id, title, text, number }: PolicySection & { number: number }) {
  return (
    <Prose as="section">
      <h2 id={id} tabIndex={-1}>
        {number}. {title}
      </h2>
      {text}
    </Prose>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '256px minmax(0, 1fr)' },
    _print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
