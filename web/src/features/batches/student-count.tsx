import type { Batch } from '@institute/sdk';
import { useListStudents } from '@institute/sdk/react';
import { Box } from '../../ui/box.ts';

/** How many students a batch has. Blank until the list has loaded, and if it cannot be loaded. */
export function StudentCount({ batch }: { batch: Batch }) {
  const students = useListStudents({ batchId: batch._id }, { meta: { quiet: true } }).data?.users;
  return (
    // The line has its height from the start, so that the buttons below it do not move.
    <Box as="p" role="status" color="fg.muted" minHeight="1.6em">
      {Array.isArray(students) && studentCount(students.length)}
    </Box>
  );
}

/** What the server does with the students of a deleted batch is not known. */
function studentCount(count: number): string {
  if (count === 0) return 'No student is in this batch.';
  return count === 1 ? '1 student is in this batch.' : `${count} students are in this batch.`;
}
