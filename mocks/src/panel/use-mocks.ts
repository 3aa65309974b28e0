import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Call, type ControlOptions, createControlClient, type Fault, type PendingTask, unwrap } from './control-client.ts';

/** What the panel shows. */
export interface PanelState {
  scenario: string | null;
  scenarios: { name: string; description: string }[];
  latencyMs: number;
  failureRate: number;
  now: string;
  faults: Fault[];
  operations: string[];
  tasks: PendingTask[];
  /** The newest 50 calls, the newest first. */
  calls: Call[];
}

const pollIntervalMs = 1000;

/** Reads the state of the mocks every second while the panel is open. */
export function useMocks({ controlUrl, session }: ControlOptions, isOpen: boolean) {
  const client = useMemo(() => createControlClient({ controlUrl, session }), [controlUrl, session]);
  const [state, setState] = useState<PanelState>();
  const [error, setError] = useState<string>();

  const refresh = useCallback(async () => {
    const [scenario, latency, clock, faults, tasks, calls] = await Promise.all([
      client.GET('/scenario').then(unwrap),
      client.GET('/latency').then(unwrap),
      client.GET('/clock').then(unwrap),
      client.GET('/faults').then(unwrap),
      client.GET('/institute').then(unwrap),
      client.GET('/calls', { params: { query: { limit: 50 } } }).then(unwrap),
    ]);
    setState({ ...scenario, ...latency, now: clock.now, ...faults, ...tasks, calls: calls.calls.toReversed() });
  }, [client]);

  /** Runs an action and shows its error. Resolves with false when it failed. */
  const run = useCallback(
    async (action: () => Promise<unknown>): Promise<boolean> => {
      try {
        await action();
        await refresh();
        setError(undefined);
        return true;
      } catch (failure) {
        setError(failure instanceof Error ? failure.message : String(failure));
        return false;
      }
    },
    [refresh],
  );

  useEffect(() => {
    if (!isOpen) return;
    void run(async () => undefined);
    const timer = setInterval(() => void refresh().catch(() => undefined), pollIntervalMs);
    return () => clearInterval(timer);
  }, [isOpen, run, refresh]);

  return { client, state, error, run };
}

/** The mocks as the parts of the panel use them. */
export type MocksOfPanel = ReturnType<typeof useMocks>;
