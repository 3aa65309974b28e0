import type { Inputs, OperationId } from '@institute/sdk/contract';
import type { ResolverContext } from './core/definition.ts';
import type { Account, Db } from './db/db.ts';
import type { DocumentedResponses } from './generated/responses.ts';

interface FaultOptions {
  /** Milliseconds before the response. */
  delayMs?: number;
  /** Headers of the response, such as `{ 'Retry-After': '2' }`. */
  headers?: Readonly<Record<string, string>>;
}

/** A broken connection, or without `networkError` the real response after `delayMs`. */
interface NoResponse {
  status?: undefined;
  body?: undefined;
  networkError?: boolean;
}

/**
 * A response of an operation instead of the real one: a documented status with the body that belongs to it. Without a body it has the
 * example of the contract, or a message that fits the status.
 */
export type FaultResponse<Id extends OperationId> = FaultOptions & (DocumentedResponses[Id] | NoResponse);

/** A response of an operation instead of the real one, and how often. */
export type Fault<Id extends OperationId> = FaultResponse<Id> & {
  /** How often it applies; without it, until `off`. */
  times?: number;
};

/** What a fault function gets: the validated input, the data, the viewer and the time. */
export type FaultContext<Id extends OperationId> = ResolverContext<Inputs[Id], Db, Account>;

/** A function decides each time, so there is no `times`. */
type Decision<Id extends OperationId> = (FaultResponse<Id> & { times?: undefined }) | undefined;

/** Decides at each valid request whether to replace the response. Returns undefined to let the request through. */
export type FaultFunction<Id extends OperationId> = (context: FaultContext<Id>) => Decision<Id> | Promise<Decision<Id>>;
