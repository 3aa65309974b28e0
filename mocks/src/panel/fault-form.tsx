import { type FormEvent, useId } from 'react';
import { type Fault, unwrap } from './control-client.ts';
import type { MocksOfPanel } from './use-mocks.ts';

interface FaultFormProps {
  mocks: MocksOfPanel;
  faults: Fault[];
  /** All operationIds. */
  operations: string[];
}

/** Forces a response of one operation. */
export function FaultForm({ mocks: { client, run }, faults, operations }: FaultFormProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => String(form.get(name) ?? '').trim();
    const times = read('times');
    const body = { operation: read('operation'), status: Number(read('status')), ...(times && { times: Number(times) }) };
    void run(async () => unwrap(await client.POST('/faults', { body })));
  };
  return (
    <details>
      <summary>Faults ({faults.length})</summary>
      <form onSubmit={submit}>
        <p className="mocks-panel-field">
          <label htmlFor={`${id}operation`}>Operation</label>
          <select id={`${id}operation`} name="operation">
            {operations.map((operation) => (
              <option key={operation}>{operation}</option>
            ))}
          </select>
        </p>
        <p className="mocks-panel-field">
          <label htmlFor={`${id}status`}>Status</label>
          <input id={`${id}status`} name="status" inputMode="numeric" defaultValue="503" />
        </p>
        <p className="mocks-panel-field">
          <label htmlFor={`${id}times`}>Times</label>
          <input id={`${id}times`} name="times" inputMode="numeric" placeholder="until removed" />
        </p>
        <button type="submit">Add fault</button>
      </form>
      <ul>
        {faults.map((fault, index) => (
          // Two faults can be equal.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list has no state
          <li key={index}>
            {fault.operation} {fault.status ?? (fault.networkError ? 'no connection' : `${fault.delayMs} ms`)}{' '}
            {fault.times !== undefined && `× ${fault.times}`}
          </li>
        ))}
      </ul>
      {faults.length > 0 && (
        <button type="button" onClick={() => void run(async () => unwrap(await client.DELETE('/faults')))}>
          Remove all faults
        </button>
      )}
    </details>
  );
}
