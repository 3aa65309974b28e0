import type { OperationId } from '../generated/operations.ts';
import { ApiError, isRecord, ParseError } from './errors.ts';
import type { Operation } from './operation.ts';

/** Returns the response body. Throws an ApiError for an error response, and a ParseError when the body does not match the contract. */
export function readResponse(id: OperationId, { html, requiredKeys = [] }: Operation, response: Response, text: string): unknown {
  const { status, ok, headers } = response;
  // With `redirect: 'manual'`, a browser reports status 0 and Node the status of the redirect.
  if (!ok && status < 400) throw new ParseError(id, status, 'a redirect');
  const type = headers.get('content-type') ?? '';
  const json = /[/+]json\b/i.test(type) ? parseJson(text) : undefined;
  const record = isRecord(json) ? json : undefined;
  // A JSON object with a message in place of an HTML document is an error, whatever its status.
  if (!ok || record?.success === false || (html && typeof record?.message === 'string'))
    throw new ApiError(id, status, json ?? text, parseRetryAfter(headers.get('retry-after')));
  const data = html ? (/^text\/html\b/i.test(type) ? text : json) : (record ?? (text || requiredKeys.length > 0 ? undefined : {}));
  const reason = html ? documentMismatch(data) : jsonMismatch(requiredKeys, data);
  if (reason) throw new ParseError(id, status, reason);
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A document is non-empty HTML or a JSON string. A misrouted request returns the shell of a web app instead. */
function documentMismatch(html: unknown): string | undefined {
  if (typeof html !== 'string' || !html.trim()) return 'not an HTML document';
  return /<div id=["']?(root|app)["'\s>]|<script[^>]+type=["']?module/i.test(html) ? 'the shell of a web app' : undefined;
}

function jsonMismatch(requiredKeys: readonly string[], json: unknown): string | undefined {
  if (!isRecord(json)) return 'not a JSON object';
  const missing = requiredKeys.find((key) => json[key] === undefined || json[key] === null);
  return missing && `${missing} is missing`;
}

/** Milliseconds of a Retry-After header, which holds seconds or a date. */
function parseRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
