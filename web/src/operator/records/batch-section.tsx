import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import type { SdkError, Student } from '@institute/sdk';
import { useListStudents } from '@institute/sdk/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import * as common from '#text/common.ts';
import { ErrorState } from '#ui/empty-state.tsx';
import type { BatchChoice } from './batch-field.tsx';

type BatchStatus = 'disabled' | 'loading' | 'error' | 'success';

/** The students of the chosen course and batch; none until `documents`, the lists of existing documents, have loaded. */
export function useStudentsOfBatch(
  { courseId, batchId }: Pick<BatchChoice, 'courseId' | 'batchId'>,
  ...documents: readonly UseQueryResult<unknown, SdkError>[]
) {
  const isEnabled = courseId !== '' && batchId !== '';
  const students = useListStudents({ batchId, courseId }, { enabled: isEnabled });
  const queries = [students, ...documents];
  const users = isEnabled && queries.every(({ data }) => data) ? students.data?.users : undefined;
  const getStatus = (): BatchStatus => {
    if (!isEnabled) return 'disabled';
    if (queries.some(({ isFetched }) => !isFetched)) return 'loading';
    return users ? 'success' : 'error';
  };
  return {
    users: users ?? noStudents,
    status: getStatus(),
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { data, refetch } of queries) if (!data) void refetch();
    },
  };
}

const noStudents: readonly Student[] = [];

interface BatchSectionProps {
  title: string;
  text: string;
  errorText: string;
  query: ReturnType<typeof useStudentsOfBatch>;
  rows: readonly unknown[];
  /** Stands beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

export function BatchSection({ title, text, errorText, query, rows, action, children }: BatchSectionProps) {
  const { status, isFetching, refetch } = query;
  const id = useId();
  const isPending = status === 'loading';
  const hasRows = !isPending && rows.length > 0;
  const texts = {
    disabled: common.selectCourseAndBatch,
    loading: common.loadingStudents,
    error: '',
    success: rows.length > 0 ? text : common.noStudentsFound,
  };
  return (
    <Grid as="section" borderTopWidth="1px" paddingBlock="6" gap="4" aria-labelledby={id} aria-busy={isPending}>
      <Flex wrap="wrap" align="flex-end" justify="space-between" gap="4">
        <div>
          <Heading id={id} textStyle="lg">
            {title}
          </Heading>
          <Text mt="1" textStyle="sm" color="fg.muted">
            {texts[status]}
          </Text>
        </div>
        {hasRows && action}
      </Flex>
      {isPending && <Skeleton height="192px" />}
      {status === 'error' && <ErrorState text={errorText} pending={isFetching} onRetry={refetch} />}
      {hasRows && children}
    </Grid>
  );
}
