import type { SignedIn } from '../db/sign-in.ts';
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
  change: (action: () => Promise<unknown>) => Promise<void>;
}

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

interface ClockProps {
  mocks: MocksOfPanel;
  state: PanelState;
  /** Runs an action after which the app must load its data again. */
  change: (action: () => Promise<unknown>) => Promise<void>;
}

function Clock({ mocks: { control, run }, state: { now, isStopped }, change }: ClockProps) {
  const stop = () => run(() => control('PUT /clock', { now }));
  // A clock that runs again shows the real time.
  const start = () => change(() => control('PUT /clock', { now: null }));
  return (
    <>
      <p>
        The clock {isStopped ? 'stands at' : 'shows'} <time dateTime={now}>{now.slice(0, 16).replace('T', ' ')} UTC</time>.
      </p>
      <p className="mocks-panel-buttons">
        <button type="button" onClick={() => void (isStopped ? start() : stop())}>
          {isStopped ? 'Run the clock' : 'Stop the clock'}
        </button>
        <button type="button" onClick={() => void change(() => control('POST /clock', { by: '1d' }))}>
          One day later
        </button>
      </p>
    </>
  );
}

export interface SignInProps {
  /** Returns the id of the signed-in account, or undefined for a guest. The open panel calls it every second. */
  getAccount?: () => string | undefined;
  /** Stores a session, or with undefined ends it. */
  onSignIn: (session: SignedIn | undefined) => void;
}

const accounts = [
  { value: '', label: 'Guest' },
  { value: 'u-student', label: 'Student' },
  { value: 'u-franchise', label: 'Franchise operator' },
];

export function SignIn({ getAccount, onSignIn, mocks: { control, run } }: SignInProps & { mocks: MocksOfPanel }) {
  return (
    <SelectField
      label="Account"
      value={getAccount?.() ?? ''}
      options={accounts}
      otherLabel="Another account"
      onChange={(accountId) =>
        void run(async () => {
          onSignIn(accountId ? await control('POST /sign-in', { accountId }) : undefined);
        })
      }
    />
  );
}
