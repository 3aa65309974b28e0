import { mismatch } from '@institute/sdk/check';
import type { OperationId } from '@institute/sdk/contract';
import { contract } from './generated/contract.ts';

/** Why an answer is not the contract's, or undefined when it is. */
export function answerFault(id: OperationId, status: number, type: string, body: unknown): string | undefined {
  const { statuses, html, status: success } = contract[id];
  const schema = statuses[String(status)] ?? statuses[`${Math.floor(status / 100)}XX`];
  if (schema === undefined) return `status ${status} is not documented`;
  if (status === success && html) return typeof body === 'string' && body.trim() ? undefined : 'there is no document';
  if (status >= 500 && type.startsWith('text/html')) return undefined;
  if (!type.startsWith('application/json')) return `content type ${type || 'none'} instead of application/json`;
  const found = mismatch(schema, body);
  return found && `${found.pointer || 'the answer'} ${found.problem}`;
}
