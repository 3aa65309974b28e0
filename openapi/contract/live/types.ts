import type { OperationId } from '../../../sdk/src/contract.ts';
import type { Account } from './accounts.ts';
import type { Server } from './http-exchange.ts';
import type { RunState } from './request-inputs.ts';

/** The result of one operation. `rejected` is an error response that the contract documents: it proves less than `pass`. */
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

export interface RunOptions extends Server {
  /** Tokens of the accounts that send the requests. Their profiles tell the roles. */
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

export interface SentRequest {
  input: object;
  token: string | null;
}
