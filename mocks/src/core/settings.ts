export interface Settings {
  scenario?: string | undefined;
  latencyMs: number;
  /** Share of the requests that fail with 503, from 0 to 1. */
  failureRate: number;
  /** Milliseconds until a token expires; without it, only `expireTokens` ends one. */
  tokenLifetimeMs?: number | undefined;
  /** The time at which the clock stands, in ISO 8601; without it, the clock runs. */
  stoppedAt?: string | undefined;
  /** How far the running clock is ahead. */
  clockOffsetMs?: number | undefined;
}

export const defaultSettings: Settings = { latencyMs: 0, failureRate: 0 };
