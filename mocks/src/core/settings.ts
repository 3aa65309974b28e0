import type { ScenarioName } from '../scenarios/index.ts';

/** Settings that can change while the mocks run. */
export interface Settings {
  scenario?: ScenarioName | undefined;
  /** Milliseconds before every response. */
  latencyMs: number;
  /** Share of the requests that fail with 503, from 0 to 1. */
  failureRate: number;
}

/** No scenario, no latency, no failures. */
export const defaultSettings: Settings = { latencyMs: 0, failureRate: 0 };
