import type { ReactNode } from 'react';
import { Box, Flex, type FlexProps } from '#ui/box.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { Container } from '#ui/page/page.tsx';

interface TopicBandProps {
  id: string;
  heading: string;
  topics: readonly { title: string; text: string; picture: ReactNode }[];
  /** The topics are steps, one after the other. */
  ordered?: boolean;
  columns: FlexProps['gridTemplateColumns'];
  /** From this width on the pictures are above the texts. */
  stackFrom: 'md' | 'lg';
}

/** A section with a few topics side by side, over the whole width of the screen. */
export function TopicBand({ id, heading, topics, ordered = false, columns, stackFrom }: TopicBandProps) {
  return (
    <Box bg="bg.subtle" borderBlockWidth="1px">
      <Container as="section" aria-labelledby={id} paddingBlock={{ base: '12', md: '16' }}>
        <Box as="h2" id={id} textStyle="xl">
          {heading}
        </Box>
        <Box as={ordered ? 'ol' : 'div'} display="grid" gap="8" mt="8" gridTemplateColumns={columns}>
          {topics.map(({ title, text, picture }) => (
            <Box
              key={title}
              as={ordered ? 'li' : 'div'}
              display="grid"
              gap="4"
              alignContent="start"
              gridTemplateColumns={{ base: 'auto minmax(0, 1fr)', [stackFrom]: 'minmax(0, 1fr)' }}
            >
              {picture}
              <div>
                <Box as="h3" textStyle="lg">
                  {title}
                </Box>
                <Box as="p" mt="2" color="fg.muted">
                  {text}
                </Box>
              </div>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}

export function CheckList({ items, ...props }: FlexProps & { items: readonly string[] }) {
  return (
    <Box as="ul" display="grid" {...props}>
      {items.map((item, index) => (
        <Flex as="li" key={`${index} ${item}`} gap="3" alignItems="flex-start">
          <Box color="success.fg" pt="0.5" flexShrink="0">
            <CheckIcon />
          </Box>
          {item}
        </Flex>
      ))}
    </Box>
  );
}
