import type { OperationId } from '@institute/sdk/contract';
import type { Operation } from '../../generator/operation.ts';
import type { Schema } from '../../generator/spec.ts';
import { exchange, type HttpExchange } from './http-exchange.ts';
import { documentedStatus } from './response-schema.ts';
import { findResponseMismatches } from './response-validator.ts';
import type { Finding, Run, SentRequest } from './types.ts';

export interface Sent {
  exchange: HttpExchange | Error;
  /** Undefined without a response. */
  status: number | undefined;
  curl?: string;
}

/** Sends one request and notes its status. */
export async function send(run: Run, operation: Operation, { input, token }: SentRequest): Promise<Sent> {
  const sent = await exchange(run.server, operation.id as OperationId, input, token);
  if (sent instanceof Error) return { exchange: sent, status: undefined };
  const { status } = sent.response;
  const documented = documentedStatus(operation, status);
  if (documented) run.reached.get(operation.id)?.add(documented);
  return { exchange: sent, status, curl: toCurl(operation, sent, input) };
}

/**
 * Judges the response to a request that the server must reject, for example `without a token`. A success and every other documented
 * error are the caller's to judge; the rate limit of the server is no finding.
 */
export function judgeRejection(operation: Operation, { exchange: sent, status, curl }: Sent, name: string): Finding[] {
  if (sent instanceof Error) return [drift(`${name}, ${sent.message}`)];
  if (status === 429 || sent.response.ok) return [];
  return findResponseMismatches(operation, sent).map(({ pointer, problem }) =>
    drift(`${name}, ${[pointer, problem].filter(Boolean).join(' ')}`, curl),
  );
}

/** A drift of the whole response. */
export function drift(problem: string, curl?: string): Finding {
  return { level: 'drift', pointer: '', problem, ...(curl !== undefined && { curl }) };
}

/** A shell command that repeats a request. The token is `$TOKEN`, and passwords are `***`. */
function toCurl(operation: Operation, { request, sentJson }: HttpExchange, fields: Record<string, unknown>): string {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data; boundary') ?? false;
  const method = request.method === 'GET' ? [] : [`-X ${request.method}`];
  const token = request.headers.has('authorization') ? ['-H "Authorization: Bearer $TOKEN"'] : [];
  // curl itself writes the content type of a form.
  const headers = ['origin', ...(isForm ? [] : ['content-type'])].flatMap((name) => {
    const value = request.headers.get(name);
    return value ? [`-H ${quote(`${name}: ${value}`)}`] : [];
  });
  const json = sentJson === undefined ? [] : [`-d ${quote(hidePasswords(sentJson, operation.input))}`];
  const form = isForm ? formFields(fields, operation.input) : [];
  return ['curl -i', ...method, ...token, ...headers, ...json, ...form, quote(request.url)].join(' ');
}

function formFields(fields: Record<string, unknown>, input: Schema): string[] {
  return Object.entries(fields).map(([name, value]) => {
    const text = value instanceof File ? `@${value.name};type=${value.type}` : isPassword(input, name) ? '***' : String(value);
    return `-F ${quote(`${name}=${text}`)}`;
  });
}

function hidePasswords(json: string, input: Schema): string {
  return JSON.stringify(JSON.parse(json), (key, value: unknown) => (isPassword(input, key) ? '***' : value));
}

function isPassword({ properties = {} }: Schema, name: string): boolean {
  return Object.hasOwn(properties, name) && properties[name]?.format === 'password';
}

/** Quotes a text for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
