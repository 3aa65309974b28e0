import type { InstituteTask, PendingTask } from '../db/institute-tasks.ts';
import { Section } from './section.tsx';
import type { MocksOfPanel } from './use-mocks.ts';

const labels: Record<InstituteTask, string> = {
  declareResult: 'Declare result',
  verifyMarksheet: 'Verify marksheet',
  verifyTransaction: 'Verify payment',
  endBatch: 'End batch',
};

export function InstituteTasks({ mocks: { control, run }, tasks }: { mocks: MocksOfPanel; tasks: PendingTask[] }) {
  return (
    <Section title={`Institute (${tasks.length})`}>
      <ul>
        {tasks.map(({ task, id, label }) => (
          <li key={task + id}>
            <button type="button" onClick={() => void run(() => control('POST /institute', { task, id }))}>
              {labels[task]}: {label}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
