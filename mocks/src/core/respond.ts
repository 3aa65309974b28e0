import type { OperationContract } from './contract.ts';
import { errorBody } from './errors.ts';
import type { ForcedResponse } from './faults.ts';
import { type DraftResponse, validateResponse } from './validate-response.ts';

const messages: Record<number, string> = {
  400: 'The request does not match the contract.',
  401: 'Your session has ended. Please login again.',
  403: 'Your account may not do this.',
  404: 'We could not find it.',
  409: 'Such a record already exists.',
  413: 'The file is too large.',
  415: 'This kind of file is not accepted.',
  422: 'Please correct the input.',
  429: 'Too many requests. Please wait a moment.',
  503: 'The server is busy. Please try again.',
};

/** A response with its content type. Without `isHtml`, a text is an HTML document and everything else JSON. */
export function draftResponse(status: number, body: unknown, isHtml = typeof body === 'string'): DraftResponse {
  return { status, body, contentType: isHtml ? 'text/html; charset=utf-8' : 'application/json' };
}

/** The response of a fault. Without a body it has the example of the contract, or a message that fits the status. */
export function draftForced(operation: OperationContract, { status = operation.status, body }: ForcedResponse): DraftResponse {
  if (body !== undefined) return draftResponse(status, body);
  if (status === operation.status) return draftResponse(status, operation.example);
  return draftResponse(status, errorBody(messages[status] ?? 'Something went wrong on our side. Please try again.'));
}

const faultOptions = new Set(['status', 'body', 'headers', 'delayMs', 'networkError', 'times']);

/** Throws an Error when a fault does not match the contract. */
export function assertForced(id: string, operation: OperationContract | undefined, fault: ForcedResponse): void {
  if (!operation) throw new Error(`The contract has no operation '${id}'.`);
  const unknown = Object.keys(fault).find((name) => !faultOptions.has(name));
  if (unknown !== undefined)
    throw new Error(`The fault of ${id} has an unknown option '${unknown}'. There are ${[...faultOptions].join(', ')}.`);
  if (fault.times !== undefined && !(Number.isInteger(fault.times) && fault.times > 0))
    throw new Error(`'times' of the fault of ${id} must be a whole number from 1.`);
  assertHeaders(id, fault.headers);
  if (fault.status === undefined && fault.body !== undefined) throw new Error(`The fault of ${id} has a body but no status.`);
  if (fault.status === undefined) return;
  const problem = validateResponse(operation, draftForced(operation, fault));
  if (problem) throw new Error(`The fault of ${id} with status ${fault.status} breaks the contract: ${problem}`);
}

function assertHeaders(id: string, headers: ForcedResponse['headers']): void {
  try {
    new Headers(headers);
  } catch {
    throw new Error(`The fault of ${id} has headers that HTTP does not allow.`);
  }
}

/** A browser that opens such a response runs and loads nothing of it. */
export const untrustedHeaders = {
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** Sends a response. */
export function toResponse({ status, contentType, body }: DraftResponse, headers: Readonly<Record<string, string>> = {}): Response {
  if (body === undefined) return new Response(null, { status, headers });
  const text = contentType === 'application/json' ? JSON.stringify(body) : String(body);
  const isHtml = contentType.startsWith('text/html');
  return new Response(text, { status, headers: { 'Content-Type': contentType, ...(isHtml && untrustedHeaders), ...headers } });
}

/** A response with a JSON body. */
export function jsonResponse(status: number, body: unknown): Response {
  return toResponse({ status, contentType: 'application/json', body });
}
