import type { Exam } from '@institute/sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../lib/use-api.ts';

/** Returns a function that gives the title of an exam's batch, a record or an id. Batches are fetched only when an exam holds an id. */
export function useBatchTitle(): (batch: Exam['batch']) => string {
  const { queries } = useApi();
  const exams = useQuery(queries.listExams()).data?.hallTickets;
  const hasBatchIds = exams?.some(({ batch }) => typeof batch === 'string') ?? false;
  const { data } = useQuery({ ...queries.listBatches(), enabled: hasBatchIds });
  const titles = useMemo(() => new Map(data?.batches.map(({ _id, title }) => [_id, title])), [data]);
  return (batch) => (typeof batch === 'string' ? titles.get(batch) || batch : batch?.title) || '-';
}
