import type { OperationId } from '../generated/operations.ts';
import { NetworkError } from './errors.ts';
import type { Fetch } from './options.ts';

/** Sends one request and reads the whole response body. Throws a NetworkError when the connection fails, or the signal's reason after an abort. */
export async function fetchOnce(fetch: Fetch, id: OperationId, request: Request): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(request);
    return { response, text: await response.text() };
  } catch (error) {
    throw request.signal.aborted ? request.signal.reason : new NetworkError(id, error);
  }
}
