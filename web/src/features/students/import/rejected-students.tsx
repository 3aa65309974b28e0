import type { BulkItem } from '../../../lib/bulk/bulk-item.ts';
import { Button } from '../../../ui/button.tsx';
import { Flex } from '../../../ui/flex.ts';
import { useRestoreFocus } from '../../../ui/hooks/use-restore-focus.ts';
import type { StudentRun } from './use-student-run.ts';

interface RejectedStudentsProps {
  run: StudentRun;
  onCorrect: (items: readonly BulkItem[]) => void;
}

/** Takes rejected rows back into the table. Those of a full batch need another batch instead. */
export function RejectedStudents({ run, onCorrect }: RejectedStudentsProps) {
  const { bulk, fullBatches } = run;
  const ref = useRestoreFocus<HTMLDivElement>();
  const rejected = bulk.items.filter(
    ({ status, values, message }) => status === 'rejected' && (!message || fullBatches[values.batch ?? ''] !== message),
  );
  if (bulk.isRunning || rejected.length === 0) return null;
  return (
    <Flex ref={ref} flexWrap="wrap" alignItems="center" gap="3">
      <Button onClick={() => onCorrect(rejected)}>
        {rejected.length === 1 ? 'Correct 1 rejected student' : `Correct ${rejected.length} rejected students`}
      </Button>
    </Flex>
  );
}
