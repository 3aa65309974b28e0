import { Clock } from './clock.tsx';
import type { PanelState } from './panel-state.ts';
import { SelectField } from './select-field.tsx';
import type { MocksOfPanel } from './use-mocks.ts';

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
export function Settings({ mocks, state, change }: SettingsProps) {
  const { control, run } = mocks;
  const scenarios = [
    { value: '', label: 'The seed' },
    ...state.scenarios.map(({ name, description }) => ({ value: name, label: description ? `${name}: ${description}` : name })),
  ];
  return (
    <>
      <SelectField
        label="Scenario"
        value={state.scenario ?? ''}
        options={scenarios}
        onChange={(name) => void change(() => control('PUT /scenario', { scenario: name || null }))}
      />
      <SelectField
        label="Latency"
        value={String(state.latencyMs)}
        options={latencies}
        otherLabel={`${state.latencyMs} ms`}
        onChange={(value) => void run(() => control('PUT /latency', { latencyMs: Number(value) }))}
      />
      <SelectField
        label="Failures"
        value={String(state.failureRate)}
        options={failures}
        otherLabel={`${Number((state.failureRate * 100).toFixed(2))} % of calls`}
        onChange={(value) => void run(() => control('PUT /latency', { failureRate: Number(value) }))}
      />
      <Clock mocks={mocks} state={state} change={change} />
      <p className="mocks-panel-buttons">
        <button type="button" onClick={() => void change(() => control('POST /expire-tokens'))}>
          Expire sessions
        </button>
        <button type="button" onClick={() => void change(() => control('POST /reset'))}>
          Reset
        </button>
      </p>
    </>
  );
}
