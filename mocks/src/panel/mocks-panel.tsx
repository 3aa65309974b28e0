import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Call } from '../core/call-log.ts';
import type { ActiveFault } from '../core/faults.ts';
import type { InstituteTask } from '../db/institute-tasks.ts';
import type { SignedIn } from '../db/token.ts';
import type { Snapshot } from '../snapshot.ts';
import { Button, type Options, Section, SelectField } from './elements.tsx';
import { type ControlOptions, type MocksOfPanel, type PanelState, useMocks } from './use-mocks.ts';

export type { SignedIn };

export interface MocksPanelProps extends ControlOptions {
  /** Returns the id of the signed-in account, or undefined for a guest. The open panel calls it every second. */
  getAccount?: () => string | undefined;
  /** Stores a session, or with undefined ends it. */
  onSignIn?: (session: SignedIn | undefined) => void;
  /** Called after another scenario, other data or a reset. By default the page reloads, because it has already loaded its data. */
  onDataChange?: () => void;
}

/** Steers the mocks and shows the calls while an app runs. Import `@institute/mocks/panel.css` too. */
export function MocksPanel(props: MocksPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    triggerRef.current?.focus();
  };
  return (
    <section className="mocks-panel" aria-label="Mocks" onKeyDown={closeOnEscape}>
      <button ref={triggerRef} type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Mocks
      </button>
      {isOpen && <Controls {...props} />}
    </section>
  );
}

function Controls({ getAccount, onSignIn, onDataChange = () => location.reload(), ...options }: MocksPanelProps) {
  const mocks = useMocks(options, onDataChange);
  const { state, error, control, run } = mocks;
  const signIn = async (accountId: string) => onSignIn?.(accountId ? await control('POST /sign-in', { accountId }) : undefined);
  return (
    <div className="mocks-panel-controls">
      {error && <p role="alert">{error}</p>}
      {state && (
        <>
          {onSignIn && (
            <SelectField label="Account" value={getAccount?.() ?? ''} options={accounts} onChange={(id) => void run(() => signIn(id))} />
          )}
          <Settings mocks={mocks} state={state} />
          <Institute mocks={mocks} state={state} />
          <Faults mocks={mocks} state={state} />
          <SavedScenario mocks={mocks} />
          <Calls state={state} />
        </>
      )}
    </div>
  );
}

const accounts: Options = [
  ['', 'Guest'],
  ['u-student', 'Student'],
  ['u-franchise', 'Franchise operator'],
];
const latencies: Options = [
  ['0', 'None'],
  ['500', 'Half a second'],
  ['2000', 'Two seconds'],
  ['10000', 'Ten seconds'],
];
const failures: Options = [
  ['0', 'None'],
  ['0.1', 'One call in ten'],
  ['0.5', 'Every second call'],
  ['1', 'Every call'],
];

interface SectionProps {
  mocks: MocksOfPanel;
  state: PanelState;
}

function Settings({ mocks: { send, change }, state }: SectionProps) {
  const { scenario, scenarios, latencyMs, failureRate, now, isStopped } = state;
  return (
    <>
      <SelectField
        label="Scenario"
        value={scenario ?? ''}
        options={[
          ['', 'The seed'],
          ...scenarios.map(({ name, description }) => [name, description ? `${name}: ${description}` : name] as const),
        ]}
        onChange={(name) => change('PUT /scenario', { scenario: name || null })}
      />
      <SelectField
        label="Latency"
        value={String(latencyMs)}
        options={latencies}
        otherLabel={`${latencyMs} ms`}
        onChange={(value) => send('PUT /latency', { latencyMs: Number(value) })}
      />
      <SelectField
        label="Failures"
        value={String(failureRate)}
        options={failures}
        otherLabel={`${Number((failureRate * 100).toFixed(2))} % of calls`}
        onChange={(value) => send('PUT /latency', { failureRate: Number(value) })}
      />
      <p>
        The clock {isStopped ? 'stands at' : 'shows'} <time dateTime={now}>{now.slice(0, 16).replace('T', ' ')} UTC</time>.
      </p>
      <p className="mocks-panel-row">
        {/* A clock that runs again shows the real time. */}
        <Button onClick={() => (isStopped ? change('PUT /clock', { now: null }) : send('PUT /clock', { now }))}>
          {isStopped ? 'Run the clock' : 'Stop the clock'}
        </Button>
        <Button onClick={() => change('POST /clock', { by: '1d' })}>One day later</Button>
      </p>
      <p className="mocks-panel-row">
        <Button onClick={() => change('POST /expire-tokens')}>Expire sessions</Button>
        <Button onClick={() => change('POST /reset')}>Reset</Button>
      </p>
    </>
  );
}

const taskLabels: Record<InstituteTask, string> = {
  declareResult: 'Declare result',
  verifyMarksheet: 'Verify marksheet',
  verifyTransaction: 'Verify payment',
  endBatch: 'End batch',
};

function Institute({ mocks: { send }, state: { tasks } }: SectionProps) {
  return (
    <Section title={`Institute (${tasks.length})`}>
      <ul>
        {tasks.map(({ task, id, label }) => (
          <li key={task + id}>
            <Button onClick={() => send('POST /institute', { task, id })}>
              {taskLabels[task]}: {label}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Faults({ mocks: { send }, state: { faults, operations } }: SectionProps) {
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send('POST /faults', parseFault(new FormData(event.currentTarget)));
  };
  return (
    <Section title={`Faults (${faults.length})`}>
      <form onSubmit={add}>
        <SelectField label="Operation" name="operation" options={operations.map((name) => [name, name])} />
        <label className="mocks-panel-field">
          No connection <input name="networkError" type="checkbox" />
        </label>
        <label className="mocks-panel-field">
          Status <input name="status" type="number" min={100} defaultValue={503} placeholder="the real response" />
        </label>
        <label className="mocks-panel-field">
          Delay (ms) <input name="delayMs" type="number" min={0} placeholder="none" />
        </label>
        <label className="mocks-panel-field">
          Times <input name="times" type="number" min={1} placeholder="until removed" />
        </label>
        <button type="submit">Add fault</button>
      </form>
      {faults.length > 0 && (
        <>
          <ul>
            {faults.map((fault, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two faults can be equal, and the list has no state
              <li key={index} className="mocks-panel-row">
                <span>{describeFault(fault)}</span>
                <Button
                  label={`Remove ${fault.operation}`}
                  onClick={() => send('DELETE /faults/:operation', { operation: fault.operation })}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
          <Button onClick={() => send('DELETE /faults')}>Remove all faults</Button>
        </>
      )}
    </Section>
  );
}

function parseFault(form: FormData): ActiveFault {
  const number = (name: string) => Number(form.get(name)) || undefined;
  const networkError = form.has('networkError') || undefined;
  const status = networkError ? undefined : number('status');
  return { operation: String(form.get('operation')), status, networkError, delayMs: number('delayMs'), times: number('times') };
}

function describeFault({ operation, status, networkError, delayMs, times }: ActiveFault): string {
  const response = networkError ? 'no connection' : (status ?? 'the real response');
  const delay = delayMs ? ` after ${delayMs} ms` : '';
  const limit = times === undefined ? '' : `, ${times === 1 ? 'once' : `${times} times`}`;
  return `${operation}: ${response}${delay}${limit}`;
}

function SavedScenario({ mocks: { control, run, onDataChange } }: Pick<SectionProps, 'mocks'>) {
  const load = async (file: File) => {
    await control('PUT /state', JSON.parse(await file.text()));
    onDataChange();
  };
  return (
    <Section title="Saved scenario">
      <Button onClick={() => void run(async () => download(await control('GET /state')))}>Download</Button>
      <label className="mocks-panel-field">
        Load a file
        <input
          type="file"
          accept="application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void run(() => load(file));
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </label>
    </Section>
  );
}

function download(snapshot: Snapshot): void {
  const href = URL.createObjectURL(new Blob([JSON.stringify(snapshot, undefined, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: 'mocks-scenario.json' }).click();
}

function Calls({ state: { calls } }: Pick<SectionProps, 'state'>) {
  return (
    <Section title={`Calls (${calls.length})`}>
      <ol>
        {calls.map((call) => (
          <CallItem key={call.order} call={call} />
        ))}
      </ol>
    </Section>
  );
}

/** Renders input and response only while it is open, so that a test of the page does not find their texts. */
function CallItem({ call }: { call: Call }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          {call.order}. {call.operation} <span data-failed={call.status >= 400 || call.status === 0}>{call.status}</span>
          {call.isForced && ' forced'}
          {call.isPassedThrough && ' passed through'}
          {call.mismatch && <span data-failed="true">: {call.mismatch}</span>}
        </summary>
        {isOpen && (
          <>
            <p>
              {call.method} {call.path}
              {call.viewer && ` as ${call.viewer._id}`}
            </p>
            <Json label="Input" value={call.input} />
            <Json label="Response" value={call.response} />
          </>
        )}
      </details>
    </li>
  );
}

/** A long text scrolls, which must work with the keyboard too. */
function Json({ label, value }: { label: string; value: unknown }) {
  if (value === undefined) return null;
  return (
    <>
      <p>{label}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs focus */}
      <pre tabIndex={0}>{typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)}</pre>
    </>
  );
}
