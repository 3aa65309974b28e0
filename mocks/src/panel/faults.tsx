import { type FormEvent, useId, useState } from 'react';
import type { ActiveFault } from '../core/faults.ts';
import { Section } from './section.tsx';
import type { MocksOfPanel } from './use-mocks.ts';

interface FaultsProps {
  mocks: MocksOfPanel;
  faults: ActiveFault[];
  operations: string[];
}

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
function describeFault({ operation, status, networkError, delayMs, times }: ActiveFault): string {
  const response = networkError ? 'no connection' : (status ?? 'the real response');
  const delay = delayMs ? ` after ${delayMs} ms` : '';
  const limit = times === undefined ? '' : `, ${times === 1 ? 'once' : `${times} times`}`;
  return `${operation}: ${response}${delay}${limit}`;
}

interface FaultFormProps {
  mocks: MocksOfPanel;
  /** All operationIds. */
  operations: string[];
}

function FaultForm({ mocks: { control, run }, operations }: FaultFormProps) {
  const id = useId();
  const [networkError, setNetworkError] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = parseFaultForm(new FormData(event.currentTarget));
    void run(() => control('POST /faults', body));
  };
  return (
    <form className="mocks-panel-stack" onSubmit={submit}>
      <p className="mocks-panel-field">
        <label htmlFor={`${id}operation`}>Operation</label>
        <select id={`${id}operation`} name="operation">
          {operations.map((operation) => (
            <option key={operation}>{operation}</option>
          ))}
        </select>
      </p>
      <p className="mocks-panel-field">
        <label htmlFor={`${id}networkError`}>No connection</label>
        <input
          id={`${id}networkError`}
          name="networkError"
          type="checkbox"
          checked={networkError}
          onChange={(event) => setNetworkError(event.target.checked)}
        />
      </p>
      <NumberField label="Status" name="status" defaultValue="503" placeholder="the real response" disabled={networkError} />
      <NumberField label="Delay (ms)" name="delayMs" placeholder="none" />
      <NumberField label="Times" name="times" placeholder="until removed" />
      <p className="mocks-panel-buttons">
        <button type="submit">Add fault</button>
      </p>
    </form>
  );
}

/** A field that is empty or disabled adds nothing. The mocks check the numbers. */
function parseFaultForm(form: FormData): ActiveFault {
  const read = (name: string) => String(form.get(name) ?? '').trim();
  const fault: ActiveFault = { operation: read('operation') };
  for (const name of ['status', 'delayMs', 'times'] as const) {
    const text = read(name);
    if (text) fault[name] = Number(text);
  }
  if (form.has('networkError')) fault.networkError = true;
  return fault;
}

interface NumberFieldProps {
  label: string;
  name: string;
  defaultValue?: string;
  /** What an empty field means. */
  placeholder: string;
  disabled?: boolean;
}

function NumberField({ label, ...input }: NumberFieldProps) {
  const id = useId();
  return (
    <p className="mocks-panel-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} inputMode="numeric" {...input} />
    </p>
  );
}
