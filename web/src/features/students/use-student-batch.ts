import type { ListStudentsResponse, Student } from '@institute/sdk';
import { useApi, useListBatches, useListStudents } from '@institute/sdk/react';
import { useQueries } from '@tanstack/react-query';

/** The API tells the batch of a student only by listing the students of each batch, which takes too long for more students. */
const maxStudents = 2000;

/** The title of a student's batch; undefined until it is found. */
export function useStudentBatch({ _id }: Student): string | undefined {
  const { queries } = useApi();
  // Only counts what is loaded.
  const count = useListStudents({}, { enabled: false }).data?.users.length ?? 0;
  const batches = useListBatches({}, { meta: { quiet: true } }).data?.batches ?? [];
  const listed = count > 0 && count <= maxStudents ? batches : [];
  const index = useQueries({
    queries: listed.map((batch) => ({ ...queries.listStudents({ batchId: batch._id }), meta: { quiet: true } })),
    combine: (lists) => lists.findIndex(({ data }) => hasStudent(data, _id)),
  });
  return listed[index]?.title;
}

function hasStudent(data: ListStudentsResponse | undefined, id: string): boolean {
  return data?.users.some(({ _id }) => _id === id) ?? false;
}
