import type { Operation } from '../../generator/operation.ts';
import type { Account, Credentials } from './accounts.ts';
import type { Server } from './http-exchange.ts';
import type { RunState } from './request-inputs.ts';

/**
 * What a finding means: a `drift` fails the run, a `warning` does not, and `unseen` is a part of the contract that the run could not
 * check, which fails a strict run.
 */
export type Level = 'drift' | 'warning' | 'unseen';

export interface Finding {
  level: Level;
  /** JSON pointer into the response body; empty for the whole response. */
  pointer: string;
  problem: string;
  /** A shell command that repeats the request, with `$TOKEN` in place of the token. */
  curl?: string;
}

/** `rejected` is an error response that the contract documents, which shows less than `pass`. */
export interface Row {
  /** The operationId, or `sequences` for the random sequences of requests. */
  operation: string;
  /** Method and path. */
  request: string;
  /** Undefined if there was no response. */
  status?: number;
  verdict: 'pass' | 'rejected' | 'FAIL' | 'skipped';
  /** Why the operation was rejected or skipped; else the first drift. */
  reason: string;
  /** The JSON pointer of the first drift. */
  pointer: string;
  findings: Finding[];
  /** Documented statuses that no request of the run has reached, without those that no client can provoke. */
  unreached: string[];
  /** Milliseconds of the first response. */
  ms: number;
}

export interface LiveReport {
  baseUrl: string;
  rows: Row[];
  /** What a reader must know about the whole run, one sentence each. */
  notes: string[];
}

export interface RunOptions extends Omit<Server, 'origin'> {
  /** Tokens of the accounts that send the requests. The roles come from their profiles. */
  tokens: string[];
  logins?: Credentials[];
  /** Also sends requests that change data. */
  writes: boolean;
  /** Origin of the website for CORS. `same` does not check CORS; undefined takes the origin that the server allows. */
  origin?: string | undefined;
  /** Makes a drift of every field that the contract does not document. */
  closed?: boolean;
  /** Makes a drift of every part of the contract that the run could not check. */
  strict?: boolean;
  /** Number of random sequences of requests that change data. Default: 0. There are none without `writes`. */
  sequences?: number;
  /** Makes the same sequences in every run. */
  seed?: number | undefined;
  /** Returns the server to its first state before each sequence. Without it, the sequences share the server's data. */
  reset?: () => Promise<void>;
  /** The place of one random sequence, as a finding gives it. Only this sequence runs. */
  replay?: string | undefined;
}

export interface Run {
  options: RunOptions;
  server: Server;
  operations: Operation[];
  examples: Map<string, Record<string, unknown>[]>;
  accounts: Account[];
  /** Queries that succeeded, to send them again after a mutation. */
  queries: Map<string, SentRequest>;
  /** The first response of getProfile, to restore it. */
  profile?: unknown;
  /** Documented statuses that the server has sent, by operation. */
  reached: Map<string, Set<string>>;
  state: RunState;
}

export interface SentRequest {
  input: Record<string, unknown>;
  token: string | null;
}
