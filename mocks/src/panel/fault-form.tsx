import { type FormEvent, useId, useState } from 'react';
import type { ControlFault } from '../control/control.ts';
import { NumberField } from './number-field.tsx';
import type { MocksOfPanel } from './use-mocks.ts';

interface FaultFormProps {
  mocks: MocksOfPanel;
  /** All operationIds. */
  operations: string[];
}

/** Forces or delays a response of one operation. */
export function FaultForm({ mocks: { control, run }, operations }: FaultFormProps) {
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
function parseFaultForm(form: FormData): ControlFault {
  const read = (name: string) => String(form.get(name) ?? '').trim();
  const fault: ControlFault = { operation: read('operation') };
  for (const name of ['status', 'delayMs', 'times'] as const) {
    const text = read(name);
    if (text) fault[name] = Number(text);
  }
  if (form.has('networkError')) fault.networkError = true;
  return fault;
}
