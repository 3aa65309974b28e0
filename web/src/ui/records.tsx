import type { SdkError } from '@institute/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import * as text from '#text/common.ts';
import { Box, Flex } from './box.ts';
import { RetryButton } from './retry-button.tsx';
import { Skeleton } from './skeleton.tsx';

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
    <Box
      as="section"
      aria-labelledby={id}
      aria-busy={isPending || undefined}
      p={{ base: '5', md: '6' }}
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      display="grid"
      gap="3"
    >
      <Box as="h2" id={id} textStyle="lg">
        {title}
      </Box>
      {isPending && <Skeleton height="48px" />}
      {!isPending && !data && (
        <>
          <p>{text.listNotLoaded}</p>
          <RetryButton label={text.retryLoading(title)} pending={isFetching} onRetry={() => void refetch()} />
        </>
      )}
      {data !== undefined && isEmpty && (
        <Box as="p" color="fg.muted">
          {empty}
        </Box>
      )}
      {data !== undefined && !isEmpty && <ul>{children}</ul>}
    </Box>
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
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <Box flex="1 1 240px" minWidth="0" overflowWrap="anywhere">
        <Flex flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" fontWeight="600">
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
