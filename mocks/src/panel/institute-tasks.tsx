import { type PendingTask, type Task, unwrap } from './control-client.ts';
import { Section } from './section.tsx';
import type { MocksOfPanel } from './use-mocks.ts';

const labels: Record<Task, string> = {
  declareResult: 'Declare result',
  verifyMarksheet: 'Verify marksheet',
  verifyTransaction: 'Verify payment',
  endBatch: 'End batch',
};

/** What the institute does outside the API. */
export function InstituteTasks({ mocks: { client, run }, tasks }: { mocks: MocksOfPanel; tasks: PendingTask[] }) {
  return (
    <Section title={`Institute (${tasks.length})`}>
      <ul>
        {tasks.map(({ task, id, label }) => (
          <li key={task + id}>
            <button type="button" onClick={() => void run(async () => unwrap(await client.POST('/institute', { body: { task, id } })))}>
              {labels[task]}: {label}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
