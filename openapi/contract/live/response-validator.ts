import { contract } from '../../../mocks/src/generated/contract.ts';
import { type Mismatch, mismatch, type ResponseSchema } from '../../../sdk/src/check/index.ts';
import type { OperationId } from '../../../sdk/src/contract.ts';
import { ParseError } from '../../../sdk/src/index.ts';
import type { HttpExchange } from './http-exchange.ts';

/** The first point where a response differs from the contract. Its JSON pointer is empty if the whole response is meant. */
export function findResponseMismatch(id: OperationId, { response, text, error }: HttpExchange): Mismatch | undefined {
  const { status } = response;
  const { statuses, status: successStatus, html } = contract[id];
  const schema = statuses[status];
  const type = response.headers.get('content-type') ?? '';
  if (status >= 300 && status < 400) return ofResponse(`status ${status} redirects, which the SDK does not follow`);
  if (status >= 500) return ofResponse(`status ${status}: the server failed`);
  if (!schema) return ofResponse(`status ${status} is not documented`);
  if (status === 400) return ofResponse(`status 400 for a request that matches the contract: ${error?.message}`);
  const isDocument = html && status === successStatus;
  if (isDocument && !/^(text\/html|application\/json)\b/i.test(type))
    return ofResponse(`content type ${type || 'none'} instead of text/html or application/json`);
  const found = isDocument && /^text\/html\b/i.test(type) ? undefined : findJsonMismatch(schema, status, type, text);
  return found ?? (error instanceof ParseError ? ofResponse(`the SDK cannot parse it: ${error.reason}`) : undefined);
}

function findJsonMismatch(schema: ResponseSchema, status: number, type: string, text: string): Mismatch | undefined {
  if (!text) return mismatch(schema, {}) ? ofResponse('the body is empty') : undefined;
  if (/^text\/html\b/i.test(type)) return ofResponse('HTML instead of JSON');
  if (!/^application\/json\s*(;|$)/i.test(type)) return ofResponse(`content type ${type || 'none'} instead of application/json`);
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) return ofResponse(`charset ${charset} instead of UTF-8`);
  const body = parseJson(text);
  if (body === undefined) return ofResponse('the body is not valid JSON');
  if (status < 300 && entriesOf(body).some(([key, value]) => key === 'success' && value === false))
    return { pointer: '/success', problem: `is false although the status is ${status}` };
  const found = mismatch(schema, body);
  return found && { ...found, problem: `${found.problem}${suggestKeys(found, body)}` };
}

/** A missing top-level key may have been renamed: names the objects and arrays that are there. */
function suggestKeys({ pointer, problem }: Mismatch, body: unknown): string {
  if (problem !== 'is required' || pointer.lastIndexOf('/') !== 0) return '';
  const keys = entriesOf(body).flatMap(([key, value]) => (typeof value === 'object' && value !== null ? [`/${key}`] : []));
  return keys.length > 0 ? `; there is ${keys.join(', ')}` : '';
}

function entriesOf(body: unknown): [string, unknown][] {
  return typeof body === 'object' && body !== null ? Object.entries(body) : [];
}

function ofResponse(problem: string): Mismatch {
  return { pointer: '', problem };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
