import type { OperationContract } from './operation.ts';

/** The contract's `message`: a sentence, or sentences by field. */
export type ErrorMessage = string | Record<string, string[]>;

export class HttpError extends Error {
  constructor(
    /** HTTP status, 400 or above. */
    readonly status: number,
    readonly reason: ErrorMessage,
  ) {
    super(typeof reason === 'string' ? reason : JSON.stringify(reason));
  }
}

export const badRequest = (reason: string) => new HttpError(400, reason);

export const unauthorized = (reason = 'Your session has ended. Please login again.') => new HttpError(401, reason);

export const forbidden = (reason = 'Your account may not do this.') => new HttpError(403, reason);

/** 404: the record does not exist or is not visible to the viewer. `what` names the record in the sentence: `notFound('this course')`. */
export const notFound = (what: string) => new HttpError(404, `We could not find ${what}.`);

export const conflict = (reason: ErrorMessage) => new HttpError(409, reason);

/** 422: the input breaks a rule that its schema cannot express. */
export const unprocessable = (reason: ErrorMessage) => new HttpError(422, reason);

export function errorBody(message: ErrorMessage): { success: false; message: ErrorMessage } {
  return { success: false, message };
}

/** A text is an HTML document, undefined is no body, and everything else is JSON. */
export interface DraftResponse {
  status: number;
  body: unknown;
}

/** A browser that opens such a response runs and loads nothing of it. */
export const untrustedHeaders = {
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'X-Content-Type-Options': 'nosniff',
};

export function toResponse({ status, body }: DraftResponse, headers: Readonly<Record<string, string>> = {}): Response {
  if (body === undefined) return new Response(null, { status, headers });
  const isHtml = typeof body === 'string';
  const contentType = isHtml ? 'text/html; charset=utf-8' : 'application/json';
  const text = isHtml ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { 'Content-Type': contentType, ...(isHtml && untrustedHeaders), ...headers } });
}

export function jsonResponse(status: number, body: unknown): Response {
  return toResponse({ status, body });
}

/**
 * How a response differs from the contract, for example `/user/role is required`. Without `contentType`, the content type is not checked.
 * Every row of a list may have the same mismatch, so only the first row is named.
 */
export function findMismatches(
  operation: OperationContract,
  { status, body, contentType }: DraftResponse & { contentType?: string },
): string[] {
  const { statuses, html, status: success } = operation;
  const documented = [String(status), `${Math.floor(status / 100)}XX`].find((key) => key in statuses);
  if (documented === undefined) return [`status ${status} is not documented`];
  const isText = typeof body === 'string';
  if (isText && contentType === 'application/json') return ['the body is not JSON'];
  // A proxy can respond with an HTML error page.
  if (status >= 500 && isText) return [];
  const isDocument = status === success && html;
  const expected = isDocument ? 'text/html' : 'application/json';
  const found = body !== undefined && contentType !== undefined && contentType !== expected ? [`the content type must be ${expected}`] : [];
  if (isDocument) return found.length > 0 || (isText && body.trim()) ? found : ['the document is empty'];
  if (isText && found.length > 0) return found;
  const schema = statuses[documented];
  if (!schema) return body === undefined ? [] : [...found, 'the response has a body'];
  for (const { path, message } of schema['~standard'].validate(body).issues ?? [])
    found.push(`${path.map((key) => `/${key}`).join('') || 'the response'} ${message}`);
  const fields = new Set<string>();
  return found.filter((mismatch) => fields.size < fields.add(ofAnyRow(mismatch)).size);
}

/** The same text for every row of a list. */
export function ofAnyRow(mismatch: string): string {
  return mismatch.replace(/\/\d+(?=[/ ])/g, '/*');
}
