import { ParseError } from '@institute/sdk';
import { findMismatches, type Mismatch } from '@institute/sdk/check';
import type { JsonSchema, Schema } from '@institute/sdk/schemas';
import type { Operation } from '../../generator/operation.ts';
import { requiresToken } from './accounts.ts';
import { parseJson } from './bodies.ts';
import { findCorsProblems } from './cors.ts';
import { documentedStatus, responseSchema } from './response-schema.ts';
import { causeOf, drift } from './send.ts';
import type { Finding, HttpExchange, Run, Sent } from './types.ts';
import { findUndocumentedFields } from './undocumented-fields.ts';

export async function checkResponse({ server }: Run, operation: Operation, exchange: HttpExchange, isFirst: boolean): Promise<Finding[]> {
  return [
    ...findResponseMismatches(operation, exchange).map((mismatch) => ({ ...mismatch, level: 'drift' as const })),
    ...checkBody(operation, exchange),
    ...checkCaching(operation, exchange),
    ...checkIsolation(exchange),
    ...(await findCorsProblems(server, exchange, isFirst)).map((problem) => drift(problem, undefined, 'header')),
  ];
}

function checkBody(operation: Operation, { response, text }: HttpExchange): Finding[] {
  const schema = responseSchema(operation, documentedStatus(operation, response.status));
  const body = parseJson(text);
  if (!schema || body === undefined) return [];
  const isSuccess = String(response.status) === operation.status;
  return [...findUndocumentedFields(schema, body, isSuccess ? operation.example : {}), ...findEmptyLists(schema, body)];
}

/** The rows of an empty list cannot be checked. */
function findEmptyLists(schema: JsonSchema, body: unknown): Finding[] {
  const lists = Object.entries(schema.properties ?? {}).filter(([, { items }]) => items);
  return lists.flatMap(([name]): Finding[] => {
    const rows: unknown = Reflect.get(Object(body), name);
    return Array.isArray(rows) && rows.length === 0
      ? [{ level: 'unseen', pointer: `/${name}`, problem: 'is empty: its rows were not seen' }]
      : [];
  });
}

/** A cache that several users share may keep only responses that every visitor may see. */
function checkCaching(operation: Operation, { response }: HttpExchange): Finding[] {
  const value = response.headers.get('cache-control') ?? '';
  if (!requiresToken(operation) || !/\b(public|s-maxage)\b/i.test(value)) return [];
  return [drift(`Cache-Control: ${value} lets shared caches store a response that needs a token`, undefined, 'header')];
}

/** Opening the URL of an HTML response runs its scripts on the origin of the server, which is often the origin of the website too. */
function checkIsolation({ response: { headers } }: HttpExchange): Finding[] {
  const directives = (headers.get('content-security-policy') ?? '').split(/[;,]/).map((directive) => directive.trim().toLowerCase());
  const isIsolated =
    directives.some((directive) => /^sandbox(?!\S)/.test(directive) && !directive.includes('allow-same-origin')) ||
    /^attachment\s*(;|$)/i.test(headers.get('content-disposition') ?? '');
  if (isIsolated || !/^text\/html\b/i.test(headers.get('content-type') ?? '')) return [];
  return [{ ...drift('HTML without Content-Security-Policy: sandbox or Content-Disposition: attachment'), level: 'warning' }];
}

/** Checks the response to a request that the server must reject. `name` is for example `without a token`. The caller checks a success. */
export function checkRejection(operation: Operation, { exchange: sent, status, curl }: Sent, name: string): Finding[] {
  if (sent instanceof Error) return [{ ...drift(`${name}, ${sent.message}`), cause: sent.message }];
  if (status === 429 || sent.response.ok) return [];
  return checkShape(operation, sent, name, curl);
}

export function checkShape(operation: Operation, sent: HttpExchange, name: string, curl: string | undefined): Finding[] {
  return findResponseMismatches(operation, sent).map((mismatch) => {
    const cause = causeOf({ level: 'drift', ...mismatch });
    return { ...drift(`${name}, ${[mismatch.pointer, mismatch.problem].filter(Boolean).join(' ')}`, curl), cause };
  });
}

/** The places where a response differs from the contract. The JSON pointer of the whole response is empty. */
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
  if (isDocument && !text.replaceAll('"', '').trim()) return ofResponse('the document is empty');
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

/** Every row of a list may have the same mismatch, so only the first row is reported. */
function onePerField(found: Mismatch[]): Mismatch[] {
  const byField = new Map<string, Mismatch>();
  for (const mismatch of found) {
    const field = `${mismatch.pointer.replace(/\/\d+(?=\/|$)/g, '/*')} ${mismatch.problem}`;
    if (!byField.has(field)) byField.set(field, mismatch);
  }
  return [...byField.values()];
}

/** A missing top-level key may have been renamed, so this names the objects and arrays that the body has. */
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
