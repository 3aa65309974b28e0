import { type Call, type ControlClient, type Fault, type PendingTask, unwrap } from './control-client.ts';

/** What the panel shows. */
export interface PanelState {
  scenario: string | null;
  scenarios: { name: string; description: string }[];
  latencyMs: number;
  failureRate: number;
  now: string;
  isStopped: boolean;
  faults: Fault[];
  operations: string[];
  tasks: PendingTask[];
  /** The newest 50 calls, the newest first. */
  calls: Call[];
}

/** Fetches the state of the mocks. Rejects when one of the calls fails. */
export async function fetchPanelState(client: ControlClient): Promise<PanelState> {
  const [scenario, latency, clock, faults, tasks, { calls }] = await Promise.all([
    client.GET('/scenario').then(unwrap),
    client.GET('/latency').then(unwrap),
    client.GET('/clock').then(unwrap),
    client.GET('/faults').then(unwrap),
    client.GET('/institute').then(unwrap),
    client.GET('/calls', { params: { query: { limit: 50 } } }).then(unwrap),
  ]);
  return { ...scenario, ...latency, ...clock, ...faults, ...tasks, calls: calls.toReversed() };
}
