import type { OperationId } from '../../../sdk/src/contract.ts';
import type { Account } from './accounts.ts';
import type { Server } from './http-exchange.ts';
import type { RunState } from './request-inputs.ts';

/** The result of one operation. `rejected` is an error response that the contract documents, which shows less than `pass`. */
export interface Row {
  operation: OperationId;
  /** Method and path. */
  request: string;
  /** Undefined if there was no response. */
  status?: number;
  verdict: 'pass' | 'rejected' | 'FAIL' | 'skipped';
  /** JSON pointer into the response body; empty for the whole response. */
  pointer: string;
  reason: string;
  /** Milliseconds until the response. */
  ms: number;
}

/** Options of a run against a live server. */
export interface RunOptions extends Server {
  /** Tokens of the accounts that send the requests. The roles come from their profiles. */
  tokens: string[];
  /** Also sends requests that change data. */
  writes: boolean;
}

/** A run in progress. */
export interface Run {
  options: RunOptions;
  /** Inputs from the contract's examples by operation. */
  examples: Map<string, Record<string, unknown>[]>;
  accounts: Account[];
  /** Queries that succeeded, to send them again when a mutation invalidates them. */
  queries: Map<string, SentRequest>;
  state: RunState;
}

/** The input and the token of a request, to send it again. */
export interface SentRequest {
  input: object;
  token: string | null;
}
