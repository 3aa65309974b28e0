import { chakra } from '@chakra-ui/react/styled-system';
import { Hydrate } from '../../lib/hydrate.tsx';
import { recipe } from '../../theme/system.ts';
import { Box } from '../../ui/box.ts';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { PolicySection } from './policy-section.ts';
import { PolicySummary } from './policy-summary.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import { useScrollToHash } from './use-scroll-to-hash.ts';

interface PolicyPageProps {
  title: string;
  intro: string;
  /** Date in ISO format: '2026-11-01'. */
  effectiveFrom: string;
  summary: readonly string[];
  sections: readonly PolicySection[];
}

/** In UTC, because JavaScript parses an ISO date without a time as UTC. */
const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

export function PolicyPage({ title, intro, effectiveFrom, summary, sections }: PolicyPageProps) {
  useScrollToHash();
  return (
    <PageBody>
      <PageHeader title={title} text={intro} />
      <Box as="p" color="fg.muted" textStyle="sm" mt="-16px" mb="8">
        Effective from <time dateTime={effectiveFrom}>{longDate.format(new Date(effectiveFrom))}</time>
      </Box>
      <Columns>
        <TableOfContents sections={sections} />
        <Box display="grid" gap={{ base: '8', md: '10' }} minW="0">
          <PolicySummary sentences={summary} />
          <Hydrate on="interaction">
            {sections.map((section, index) => (
              <Section key={section.id} number={index + 1} {...section} />
            ))}
          </Hydrate>
        </Box>
      </Columns>
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

const Columns = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: { base: '8', lg: '16' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '256px minmax(0, 1fr)' },
      _print: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
