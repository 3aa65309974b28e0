import type { ControlFault } from '../control/control.ts';
import type { Call } from '../core/journal.ts';
import type { PendingTask } from '../db/institute-tasks.ts';
import type { Control } from './control-client.ts';

/** What the panel shows. */
export interface PanelState {
  scenario: string | null;
  scenarios: { name: string; description: string }[];
  latencyMs: number;
  failureRate: number;
  now: string;
  isStopped: boolean;
  faults: ControlFault[];
  operations: string[];
  tasks: PendingTask[];
  /** The newest 50 calls, the newest first. */
  calls: Call[];
}

/** Fetches the state of the mocks. Rejects when one of the calls fails. */
export async function fetchPanelState(control: Control): Promise<PanelState> {
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
