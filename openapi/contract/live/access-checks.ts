import type { Mismatch } from '../../../sdk/src/check/index.ts';
import type { OperationId } from '../../../sdk/src/contract.ts';
import type { Operation } from '../../generator/operation.ts';
import { requiresToken } from './accounts.ts';
import { findCorsProblem, findOriginProblem } from './cors.ts';
import { exchange, type HttpExchange, type Server } from './http-exchange.ts';
import { findResponseMismatch } from './response-validator.ts';

/** Checks who can read a response: a website on another origin can (CORS), a client without a token cannot. */
export async function findAccessMismatch(
  server: Server,
  operation: Operation,
  input: object,
  httpExchange: HttpExchange,
): Promise<Mismatch | undefined> {
  const problem = (await findCorsProblem(server, httpExchange)) ?? (await findTokenProblem(server, operation, input));
  return problem ? { pointer: '', problem } : undefined;
}

/** Repeats a GET request without its token. The server must respond with 401 or 403, and a website must be able to read that. */
async function findTokenProblem(server: Server, operation: Operation, input: object): Promise<string | undefined> {
  if (!operation.isQuery || !requiresToken(operation)) return undefined;
  const id = operation.id as OperationId;
  const anonymous = await exchange(server, id, input, null);
  if (anonymous instanceof Error) return `without a token, ${anonymous.message}`;
  const { status, ok } = anonymous.response;
  if (ok) return 'a request without a token succeeds too';
  const mismatch = findResponseMismatch(id, anonymous);
  if (mismatch) return `without a token, ${[mismatch.pointer, mismatch.problem].filter(Boolean).join(' ')}`;
  if (status !== 401 && status !== 403) return `without a token, status ${status} instead of 401`;
  const corsProblem = server.origin && findOriginProblem(anonymous.response, server.origin);
  return corsProblem ? `without a token, ${corsProblem}` : undefined;
}
