import type { PanelState } from './panel-state.ts';
import type { MocksOfPanel } from './use-mocks.ts';

interface ClockProps {
  mocks: MocksOfPanel;
  state: PanelState;
  /** Runs an action after which the app must load its data again. */
  change: (action: () => Promise<unknown>) => Promise<void>;
}

/** Shows the clock of the mocks, stops it, advances it and lets it run. */
export function Clock({ mocks: { control, run }, state: { now, isStopped }, change }: ClockProps) {
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
