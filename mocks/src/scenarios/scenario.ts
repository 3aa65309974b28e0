import type { OperationId } from '@institute/sdk/contract';
import type { ErrorMessage } from '../core/errors.ts';
import type { Db } from '../db/db.ts';

/** An error response that replaces the resolver's. A text body is an HTML page. */
export interface Fault {
  status: number;
  body: string | { success: false; message: ErrorMessage };
}

/** A named state of the API: other data, other timing, or faults. */
export interface Scenario {
  /** One line for the developer panel. */
  description: string;
  /** Changes the seed. A scenario with this function starts with data of its own. */
  changeDb?: (db: Db) => void;
  /** Milliseconds before every response. */
  latencyMs?: number;
  /** Every token counts as expired. */
  tokensExpired?: boolean;
  /** Returns the fault for a request, if any; `requestCount` is 1 for the first request. */
  fault?: (id: OperationId, requestCount: number) => Fault | undefined;
}
