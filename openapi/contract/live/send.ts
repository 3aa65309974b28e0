import { createApi, NetworkError } from '@institute/sdk';
import type { OperationId } from '@institute/sdk/contract';
import { type Operation, staleQueries } from '../../generator/operation.ts';
import type { Schema } from '../../generator/spec.ts';
import { documentedStatus } from './response-schema.ts';
import type { Area, Fields, Finding, HttpExchange, Run, Sent, SentRequest, Server } from './types.ts';

export const inventedToken = 'not-a-token';

export function isLoopback(baseUrl: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(baseUrl).hostname);
}

/**
 * Sends one request and notes its status, and what a write may have changed. `always` sends it although the run was interrupted or the
 * server limits the rate of requests.
 */
export async function send(run: Run, operation: Operation, request: SentRequest, always = false): Promise<Sent> {
  if (!always) run.options.signal?.throwIfAborted();
  const limited = run.limited.get(operation.id);
  if (limited && !always) {
    run.unsent += 1;
    return limited;
  }
  const sending = sendNow(run, operation, request);
  run.pending.add(sending);
  return sending.finally(() => run.pending.delete(sending));
}

async function sendNow(run: Run, operation: Operation, { input, token }: SentRequest): Promise<Sent> {
  const sent = await exchange(run.server, operation.id as OperationId, input, token);
  if (!operation.isQuery) noteWrite(run, operation, token, sent);
  if (sent instanceof Error) return { exchange: sent, status: undefined };
  const { status } = sent.response;
  const documented = documentedStatus(operation, status);
  if (documented) run.reached.get(operation.id)?.add(documented);
  const result: Sent = { exchange: sent, status, curl: toCurl(operation, sent, input, token && nameToken(run, token)) };
  if (status === 429) {
    run.limited.set(operation.id, result);
    run.unsent += 1;
  }
  return result;
}

/** Without a response, or after an error of the server, a write may have happened too. */
function noteWrite(run: Run, operation: Operation, token: string | null, sent: HttpExchange | Error): void {
  const { id } = operation;
  const status = sent instanceof Error ? 500 : sent.response.status;
  if (status >= 300 && status < 500) return;
  for (const sender of [null, ...run.accounts.map((account) => account.token)])
    run.stale.set(sender, new Set([...(run.stale.get(sender) ?? []), ...staleQueries(operation), ...run.unnamed]));
  if (id === 'updateProfile') run.changers.add(token);
  else if (status < 300 && !['login', 'updatePassword'].includes(id)) run.lasting.set(id, (run.lasting.get(id) ?? 0) + 1);
}

/** A drift of the whole response. */
export function drift(problem: string, curl?: string, area?: Area): Finding {
  return { level: 'drift', pointer: '', problem, ...(curl !== undefined && { curl }), ...(area && { area }) };
}

/** A problem without the row of a list, and without the request that showed it. */
export function causeOf({ cause, pointer, problem }: Finding): string {
  return cause ?? [pointer.replace(/\/\d+(?=\/|$)/g, '/*'), problem].filter(Boolean).join(' ');
}

/** The limit of a response body, far more than this API needs. */
const maxBytes = 100_000_000;

/** Sends one request through the SDK. Resolves with an Error if there was no response. */
export async function exchange(server: Server, id: OperationId, input: object, token: string | null): Promise<HttpExchange | Error> {
  let sent: Omit<HttpExchange, 'result' | 'error'> | undefined;
  const send = server.fetch ?? fetch;
  const api = createApi({
    ...server,
    retries: 0,
    fetch: async (request) => {
      const headers = new Headers(request.headers);
      if (server.origin) headers.set('Origin', server.origin);
      const sentJson = request.headers.get('content-type')?.startsWith('application/json') ? await request.clone().text() : undefined;
      const ask = () => send(new Request(request, { headers }));
      // A connection breaks when a server restarts or closes an idle one, so what only reads is asked for once more.
      const response = await ask().catch((error) => {
        if (request.method !== 'GET' || request.signal.aborted) throw error;
        return ask();
      });
      const text = await readText(response, request.signal);
      sent = { request, sentJson, response, text };
      const { status } = response;
      // A Response with a status like 204 must have a null body; '' throws.
      return new Response(text || null, { status: status < 200 ? 599 : status, headers: response.headers });
    },
  });
  // Some inputs break the contract on purpose, so the type of the input is not known here.
  const call: (id: OperationId, input: object, options: { token: string | null }) => Promise<unknown> = api.call;
  const outcome = await call(id, input, { token }).then(
    (result) => ({ result, error: undefined }),
    (error: Error) => ({ result: undefined, error }),
  );
  return sent ? { ...sent, ...outcome } : withCause(outcome.error ?? new Error('no response'));
}

/** Reads at most `maxBytes` and stops at the timeout: an endless body would fill the memory. */
async function readText(response: Response, signal: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    signal.throwIfAborted();
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`the response is longer than ${maxBytes / 1_000_000} MB`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Adds the causes of a network error, which the SDK's message omits. */
function withCause(error: Error): Error {
  if (!(error instanceof NetworkError)) return error;
  const causes: string[] = [];
  for (let cause: unknown = error.cause; cause instanceof Error; cause = cause.cause)
    causes.push(cause.message || String(Reflect.get(cause, 'code') ?? ''));
  return new Error(`no response: ${causes.filter(Boolean).join(': ')}`);
}

/** The shell variable that a command has in place of a token, named after the role of the token's owner. */
function nameToken({ accounts }: Run, token: string): string {
  if (token === inventedToken) return token;
  const account = accounts.find((one) => one.token === token);
  if (!account) return '$CHANGED_TOKEN';
  return account.role === undefined ? '$TOKEN' : `$TOKEN_OF_ROLE_${account.role}`;
}

/** A shell command that repeats a request. Passwords are `***`. */
function toCurl(operation: Operation, { request, sentJson }: HttpExchange, fields: Fields, tokenName: string | null): string {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data; boundary') ?? false;
  const method = request.method === 'GET' ? [] : [`-X ${request.method}`];
  const token = request.headers.has('authorization') ? [`-H "Authorization: Bearer ${tokenName}"`] : [];
  // curl itself writes the content type of a form.
  const headers = ['origin', ...(isForm ? [] : ['content-type'])].flatMap((name) => {
    const value = request.headers.get(name);
    return value ? [`-H ${quote(`${name}: ${value}`)}`] : [];
  });
  const json = sentJson === undefined ? [] : [`-d ${quote(hidePasswords(sentJson, operation.input))}`];
  const form = isForm ? Object.entries(fields).map(([name, value]) => formField(name, value, operation.input)) : [];
  return ['curl -i', ...method, ...token, ...headers, ...json, ...form, quote(request.url)].join(' ');
}

function formField(name: string, value: unknown, input: Schema): string {
  const text = value instanceof File ? `@${value.name};type=${value.type}` : isPassword(input, name) ? '***' : String(value);
  return `-F ${quote(`${name}=${text}`)}`;
}

function hidePasswords(json: string, input: Schema): string {
  return JSON.stringify(JSON.parse(json), (key, value: unknown) => (isPassword(input, key) ? '***' : value));
}

function isPassword({ properties = {} }: Schema, name: string): boolean {
  return Object.hasOwn(properties, name) && properties[name]?.format === 'password';
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
