import type { Exam } from '@institute/sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../lib/use-api.ts';

/** Tells the title of an exam's batch, which comes as a record or as an id; the batches are read only for an id. */
export function useBatchTitle(): (batch: Exam['batch']) => string {
  const { queries } = useApi();
  const exams = useQuery(queries.listExams()).data?.hallTickets;
  const needed = exams?.some(({ batch }) => typeof batch === 'string') ?? false;
  const { data } = useQuery({ ...queries.listBatches(), enabled: needed });
  const titles = useMemo(() => new Map(data?.batches.map(({ _id, title }) => [_id, title])), [data]);
  return (batch) => (typeof batch === 'string' ? titles.get(batch) || batch : batch?.title) || '-';
}
