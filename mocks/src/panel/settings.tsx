import { unwrap } from './control-client.ts';
import { SelectField } from './select-field.tsx';
import type { MocksOfPanel, PanelState } from './use-mocks.ts';

const latencies = [
  { value: '0', label: 'None' },
  { value: '500', label: 'Half a second' },
  { value: '2000', label: 'Two seconds' },
  { value: '10000', label: 'Ten seconds' },
];
const failures = [
  { value: '0', label: 'None' },
  { value: '0.1', label: 'One call in ten' },
  { value: '0.5', label: 'Every second call' },
  { value: '1', label: 'Every call' },
];

interface SettingsProps {
  mocks: MocksOfPanel;
  state: PanelState;
  /** Runs an action after which the app must load its data again. */
  change: (action: () => Promise<unknown>) => Promise<void>;
}

/** Scenario, latency, failures, clock and reset. */
export function Settings({ mocks: { client, run }, state, change }: SettingsProps) {
  const scenarios = [
    { value: '', label: 'The seed' },
    ...state.scenarios.map(({ name, description }) => ({ value: name, label: description || name })),
  ];
  return (
    <>
      <SelectField
        label="Scenario"
        value={state.scenario ?? ''}
        options={scenarios}
        onChange={(name) => void change(async () => unwrap(await client.PUT('/scenario', { body: { scenario: name || null } })))}
      />
      <SelectField
        label="Latency"
        value={String(state.latencyMs)}
        options={latencies}
        onChange={(value) => void run(async () => unwrap(await client.PUT('/latency', { body: { latencyMs: Number(value) } })))}
      />
      <SelectField
        label="Failures"
        value={String(state.failureRate)}
        options={failures}
        onChange={(value) => void run(async () => unwrap(await client.PUT('/latency', { body: { failureRate: Number(value) } })))}
      />
      <p className="mocks-panel-buttons">
        <button type="button" onClick={() => void change(async () => unwrap(await client.POST('/clock', { body: { by: '1d' } })))}>
          One day later
        </button>
        <button type="button" onClick={() => void change(async () => unwrap(await client.POST('/expire-tokens')))}>
          Expire sessions
        </button>
        <button type="button" onClick={() => void change(async () => unwrap(await client.POST('/reset')))}>
          Reset
        </button>
      </p>
      <p>
        The clock shows <time dateTime={state.now}>{state.now.slice(0, 16).replace('T', ' ')} UTC</time>.
      </p>
    </>
  );
}
