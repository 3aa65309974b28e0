import { Box } from '@chakra-ui/react/box';
import { Circle } from '@chakra-ui/react/circle';
import { Container } from '@chakra-ui/react/container';
import type { FlexProps } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { List, type ListRootProps } from '@chakra-ui/react/list';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { CheckIcon } from '#ui/icons.tsx';

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
        <Heading id={id} textStyle="xl">
          {heading}
        </Heading>
        <Grid as={ordered ? 'ol' : 'div'} gap="8" mt="8" templateColumns={columns}>
          {topics.map(({ title, text, picture }) => (
            <Grid
              key={title}
              as={ordered ? 'li' : 'div'}
              gap="4"
              alignContent="start"
              templateColumns={{ base: 'auto minmax(0, 1fr)', [stackFrom]: 'minmax(0, 1fr)' }}
            >
              {picture}
              <div>
                <Heading as="h3" textStyle="lg">
                  {title}
                </Heading>
                <Text mt="2" color="fg.muted">
                  {text}
                </Text>
              </div>
            </Grid>
          ))}
        </Grid>
      </Container>
    </Box>
  );
}

export function CheckList({ items, ...props }: ListRootProps & { items: readonly string[] }) {
  return (
    <List.Root variant="plain" {...props}>
      {items.map((item, index) => (
        <List.Item key={`${index} ${item}`}>
          <List.Indicator color="success.fg" pt="0.5">
            <CheckIcon />
          </List.Indicator>
          {item}
        </List.Item>
      ))}
    </List.Root>
  );
}

export function StepNumber({ number }: { number: number }) {
  return (
    <Circle as="span" aria-hidden size="10" flexShrink="0" bg="brand.solid" color="brand.contrast" fontWeight="700">
      {number}
    </Circle>
  );
}
