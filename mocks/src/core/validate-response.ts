import { mismatch } from '@institute/sdk/check';
import type { OperationId } from '@institute/sdk/contract';
import { contract } from '../generated/contract.ts';

/** Returns the reason when a response does not match the contract, for example `/user/role is required`. */
export type ResponseValidator = (id: OperationId, status: number, contentType: string, body: unknown) => string | undefined;

/** Validates status, content type and body against the contract. */
export const validateResponse: ResponseValidator = (id, status, contentType, body) => {
  const { statuses, html, status: success } = contract[id];
  const schema = statuses[String(status)] ?? statuses[`${Math.floor(status / 100)}XX`];
  if (schema === undefined) return `status ${status} is not documented`;
  if (status === success && html) return typeof body === 'string' && body.trim() ? undefined : 'the document is empty';
  // A proxy can respond with an HTML error page.
  if (status >= 500 && contentType.startsWith('text/html')) return undefined;
  if (!contentType.startsWith('application/json')) return `content type ${contentType || 'none'} instead of application/json`;
  const found = mismatch(schema, body);
  return found && `${found.pointer || 'the response'} ${found.problem}`;
};
