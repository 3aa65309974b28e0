import type { Schema } from '@institute/sdk/schemas';
import type { OperationContract } from './contract.ts';

export interface DraftResponse {
  status: number;
  contentType: string;
  /** Undefined for a response without a body. */
  body: unknown;
}

/** The reason why a response does not match the contract, for example `/user/role is required`; undefined when it matches. */
export function validateResponse(operation: OperationContract, { status, contentType, body }: DraftResponse): string | undefined {
  const { statuses, html, status: success } = operation;
  const documented = [String(status), `${Math.floor(status / 100)}XX`].find((key) => key in statuses);
  if (documented === undefined) return `status ${status} is not documented`;
  if (status === success && html) return typeof body === 'string' && body.trim() ? undefined : 'the document is empty';
  // A proxy can respond with an HTML error page.
  if (status >= 500 && contentType.startsWith('text/html')) return undefined;
  const schema = statuses[documented];
  if (!schema) return body === undefined ? undefined : 'the response has a body';
  if (!contentType.startsWith('application/json')) return `content type ${contentType || 'none'} instead of application/json`;
  return describeMismatch(schema, body);
}

function describeMismatch(schema: Schema<unknown>, body: unknown): string | undefined {
  const issue = schema['~standard'].validate(body, { libraryOptions: { firstOnly: true } }).issues?.[0];
  if (!issue) return undefined;
  const pointer = issue.path.map((key) => `/${key}`).join('');
  return `${pointer || 'the response'} ${issue.message}`;
}
