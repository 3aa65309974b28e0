import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Call } from '../core/call-log.ts';
import type { ActiveFault } from '../core/faults.ts';
import type { PendingTask } from '../db/institute-tasks.ts';
import { type Control, type ControlOptions, createControl } from './control-client.ts';

const pollIntervalMs = 1000;

/** Fetches the state of the mocks every second while the page is visible, and after each action. */
export function useMocks({ controlUrl, session }: ControlOptions) {
  const control = useMemo(() => createControl({ controlUrl, session }), [controlUrl, session]);
  const [state, setState] = useState<PanelState>();
  const [loadError, setLoadError] = useState<string>();
  const [actionError, setActionError] = useState<string>();
  const lastSent = useRef(0);
  const lastReceived = useRef(0);

  const load = useCallback(async () => {
    lastSent.current += 1;
    const order = lastSent.current;
    const [next, error] = await settle(fetchPanelState(control));
    // A newer response has overtaken this one.
    if (order < lastReceived.current) return;
    lastReceived.current = order;
    if (next) setState(next);
    setLoadError(error);
  }, [control]);

  /** Runs an action and shows its error until the next action. Resolves with false when it failed. */
  const run = useCallback(
    async (action: () => Promise<unknown>): Promise<boolean> => {
      const [, error] = await settle(action());
      setActionError(error);
      await load();
      return error === undefined;
    },
    [load],
  );

  useEffect(() => {
    void load();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load();
    }, pollIntervalMs);
    return () => clearInterval(timer);
  }, [load]);

  return { control, state, error: actionError ?? loadError, run };
}

export type MocksOfPanel = ReturnType<typeof useMocks>;

function settle<T>(promise: Promise<T>): Promise<[value: T, error: undefined] | [value: undefined, error: string]> {
  return promise.then(
    (value) => [value, undefined],
    (error: unknown) => [undefined, error instanceof Error ? error.message : String(error)],
  );
}

export interface PanelState {
  scenario: string | null;
  scenarios: { name: string; description: string }[];
  latencyMs: number;
  failureRate: number;
  now: string;
  isStopped: boolean;
  faults: ActiveFault[];
  operations: string[];
  tasks: PendingTask[];
  /** The newest 50 calls, the newest first. */
  calls: Call[];
}

/** Rejects when one of the calls fails. */
async function fetchPanelState(control: Control): Promise<PanelState> {
  const [scenario, latency, clock, faults, tasks, { calls }] = await Promise.all([
    control('GET /scenario'),
    control('GET /latency'),
    control('GET /clock'),
    control('GET /faults'),
    control('GET /institute'),
    control('GET /calls', { limit: 50 }),
  ]);
  return { ...scenario, ...latency, ...clock, ...faults, ...tasks, calls: calls.toReversed() };
}
