import type { ScenarioName } from './scenarios.ts';

/** What a developer may turn. */
export interface Settings {
  scenario?: ScenarioName | undefined;
  /** Milliseconds before every answer. */
  latencyMs: number;
  /** Share of calls that fail with 503, from 0 to 1. */
  failureRate: number;
}

export const calm: Settings = { latencyMs: 0, failureRate: 0 };
