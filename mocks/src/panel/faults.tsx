import type { ControlFault } from '../control/control.ts';
import { FaultForm } from './fault-form.tsx';
import { Section } from './section.tsx';
import type { MocksOfPanel } from './use-mocks.ts';

interface FaultsProps {
  mocks: MocksOfPanel;
  faults: ControlFault[];
  /** All operationIds. */
  operations: string[];
}

/** Adds faults, and lists and removes them. */
export function Faults({ mocks, faults, operations }: FaultsProps) {
  const { control, run } = mocks;
  const remove = (operation: string) => run(() => control('DELETE /faults/:operation', { operation }));
  return (
    <Section title={`Faults (${faults.length})`}>
      <FaultForm mocks={mocks} operations={operations} />
      {faults.length > 0 && (
        <>
          <ul>
            {faults.map((fault, index) => (
              // Two faults can be equal.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list has no state
              <li key={index} className="mocks-panel-row">
                <span>{describeFault(fault)}</span>
                <button type="button" aria-label={`Remove ${fault.operation}`} onClick={() => void remove(fault.operation)}>
                  Remove
                </button>
              </li>
            ))}
          </ul>
          <p className="mocks-panel-buttons">
            <button type="button" onClick={() => void run(() => control('DELETE /faults'))}>
              Remove all faults
            </button>
          </p>
        </>
      )}
    </Section>
  );
}

/** For example `listCourses: 503 after 200 ms, 2 times`. */
function describeFault({ operation, status, networkError, delayMs, times }: ControlFault): string {
  const response = networkError ? 'no connection' : (status ?? 'the real response');
  const delay = delayMs ? ` after ${delayMs} ms` : '';
  const limit = times === undefined ? '' : `, ${times === 1 ? 'once' : `${times} times`}`;
  return `${operation}: ${response}${delay}${limit}`;
}
