import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import type { SdkError } from '@institute/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import * as text from '#text/common.ts';
import { RetryButton } from './retry-button.tsx';

interface RecordSectionProps {
  title: string;
  query: UseQueryResult<unknown, SdkError>;
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
}

/** A list of records in a section of a page, which loads on its own. */
export function RecordSection({ title, query: { data, isFetched, isFetching, refetch }, isEmpty, empty, children }: RecordSectionProps) {
  const id = useId();
  const isPending = !data && !isFetched;
  return (
    <Grid
      as="section"
      aria-labelledby={id}
      aria-busy={isPending || undefined}
      p={{ base: '5', md: '6' }}
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      gap="3"
    >
      <Heading id={id} textStyle="lg">
        {title}
      </Heading>
      {isPending && <Skeleton height="48px" />}
      {!isPending && !data && (
        <>
          <p>{text.listNotLoaded}</p>
          <RetryButton label={text.retryLoading(title)} pending={isFetching} onRetry={() => void refetch()} />
        </>
      )}
      {data !== undefined && isEmpty && <Text color="fg.muted">{empty}</Text>}
      {data !== undefined && !isEmpty && <ul>{children}</ul>}
    </Grid>
  );
}

interface RecordRowProps {
  title: string | undefined;
  facts: readonly (string | undefined)[];
  status?: ReactNode;
  children?: ReactNode;
}

export function RecordRow({ title, facts, status, children }: RecordRowProps) {
  return (
    <Flex
      as="li"
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="3"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <Box flex="1 1 240px" minWidth="0" overflowWrap="anywhere">
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" fontWeight="600">
          <span>{title || '-'}</span>
          {status}
        </Flex>
        <Box textStyle="sm" color="fg.muted">
          {facts.filter((fact) => fact && fact !== '-').join(', ')}
        </Box>
      </Box>
      {children}
    </Flex>
  );
}
