import { ApiError, isRecord, ParseError } from './errors.ts';
import type { OperationId } from './generated/operations.ts';
import type { Operation } from './types.ts';

/** The body of an answer as the contract promises it. Throws ApiError for a refusal, ParseError for another shape. */
export function readAnswer(id: OperationId, { html, keys = [] }: Operation, response: Response, text: string): unknown {
  const { status, ok, headers } = response;
  // A browser shows a redirect as status 0, Node as it is. Nobody follows it.
  if (!ok && status < 400) throw new ParseError(id, status, 'a redirect');
  const type = headers.get('content-type') ?? '';
  const json = /[/+]json\b/i.test(type) ? parse(text) : undefined;
  const record = isRecord(json) ? json : undefined;
  // In place of a document, an object with a sentence is a refusal.
  if (!ok || record?.success === false || (html && typeof record?.message === 'string'))
    throw new ApiError(id, status, json ?? text, retryAfter(headers.get('retry-after')));
  const answer = html ? (/^text\/html\b/i.test(type) ? text : json) : (record ?? (text || keys.length > 0 ? undefined : {}));
  const fault = html ? documentFault(answer) : jsonFault(keys, answer);
  if (fault) throw new ParseError(id, status, fault);
  return answer;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** HTML or a JSON string, not empty; the shell of a web app is a routing mistake and no document. */
function documentFault(html: unknown): string | undefined {
  if (typeof html !== 'string' || !html.trim()) return 'no document';
  return /<div id=["']?(root|app)["'\s>]|<script[^>]+type=["']?module/i.test(html) ? 'the shell of an app' : undefined;
}

function jsonFault(keys: readonly string[], json: unknown): string | undefined {
  if (!isRecord(json)) return 'no JSON object';
  const missing = keys.find((key) => json[key] === undefined || json[key] === null);
  return missing && `${missing} is missing`;
}

/** Retry-After holds seconds or a date. */
function retryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
