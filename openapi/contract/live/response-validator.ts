import { ParseError } from '@institute/sdk';
import { findMismatches, type Mismatch } from '@institute/sdk/check';
import type { Schema } from '@institute/sdk/schemas';
import type { Operation } from '../../generator/operation.ts';
import type { HttpExchange } from './http-exchange.ts';
import { documentedStatus, responseSchema } from './response-schema.ts';

/** The points where a response differs from the contract. A JSON pointer is empty if the whole response is meant. */
export function findResponseMismatches(operation: Operation, { response, text, error }: HttpExchange): Mismatch[] {
  const { status } = response;
  const schema = responseSchema(operation, documentedStatus(operation, status));
  const type = response.headers.get('content-type') ?? '';
  if (status >= 300 && status < 400) return ofResponse(`status ${status} redirects, which the SDK does not follow`);
  if (status >= 500) return ofResponse(`status ${status}: ${messageOf(text) ?? 'the server failed'}`);
  if (!schema) return ofResponse(`status ${status} is not documented`);
  const isDocument = operation.html && String(status) === operation.status;
  if (isDocument && !/^(text\/html|application\/json)\b/i.test(type))
    return ofResponse(`content type ${type || 'none'} instead of text/html or application/json`);
  const found = isDocument && /^text\/html\b/i.test(type) ? [] : findJsonMismatches(schema, status, type, text);
  if (found.length > 0) return found;
  return error instanceof ParseError ? ofResponse(`the SDK cannot parse it: ${error.reason}`) : [];
}

function findJsonMismatches(schema: Schema<unknown>, status: number, type: string, text: string): Mismatch[] {
  if (!text) return findMismatches(schema, {}).length > 0 ? ofResponse('the body is empty') : [];
  if (/^text\/html\b/i.test(type)) return ofResponse('HTML instead of JSON');
  if (!/^application\/json\s*(;|$)/i.test(type)) return ofResponse(`content type ${type || 'none'} instead of application/json`);
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) return ofResponse(`charset ${charset} instead of UTF-8`);
  const body = parseJson(text);
  if (body === undefined) return ofResponse('the body is not valid JSON');
  if (status < 300 && entriesOf(body).some(([key, value]) => key === 'success' && value === false))
    return [{ pointer: '/success', problem: `is false although the status is ${status}` }];
  return onePerField(findMismatches(schema, body)).map((found) => ({ ...found, problem: `${found.problem}${suggestKeys(found, body)}` }));
}

/** Every row of a list may have the same fault: only the first of them counts. */
function onePerField(found: Mismatch[]): Mismatch[] {
  const byField = new Map<string, Mismatch>();
  for (const mismatch of found) {
    const field = `${mismatch.pointer.replace(/\/\d+(?=\/|$)/g, '/*')} ${mismatch.problem}`;
    if (!byField.has(field)) byField.set(field, mismatch);
  }
  return [...byField.values()];
}

/** A missing top-level key may have been renamed: names the objects and arrays that are there. */
function suggestKeys({ pointer, problem }: Mismatch, body: unknown): string {
  if (problem !== 'is required' || pointer.lastIndexOf('/') !== 0) return '';
  const keys = entriesOf(body).flatMap(([key, value]) => (typeof value === 'object' && value !== null ? [`/${key}`] : []));
  return keys.length > 0 ? `; there is ${keys.join(', ')}` : '';
}

function messageOf(text: string): string | undefined {
  const message = entriesOf(parseJson(text)).find(([key]) => key === 'message')?.[1];
  return typeof message === 'string' && message.trim() ? message : undefined;
}

function entriesOf(body: unknown): [string, unknown][] {
  return typeof body === 'object' && body !== null ? Object.entries(body) : [];
}

function ofResponse(problem: string): Mismatch[] {
  return [{ pointer: '', problem }];
}

/** The parsed text, or undefined if it is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
