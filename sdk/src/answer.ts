import { ApiError, isRecord, ParseError } from './errors.ts';
import type { OperationId } from './generated/operations.ts';
import type { Operation } from './types.ts';

/** The body of an answer as the contract promises it. Throws ApiError for a refusal, ParseError for another shape. */
export function readAnswer(id: OperationId, operation: Operation, response: Response, text: string): unknown {
  const { status } = response;
  const type = response.headers.get('content-type') ?? '';
  const json = /[/+]json\b/i.test(type) ? parse(text) : undefined;
  if (!response.ok || (isRecord(json) && json.success === false)) throw new ApiError(id, status, json ?? text, retryAfter(response));
  // In place of a document, an object with a sentence is a refusal.
  if (operation.html && isRecord(json) && typeof json.message === 'string') throw new ApiError(id, status, json);
  const answer = operation.html ? readDocument(type, text, json) : readJson(operation, text, json);
  if (answer instanceof Fault) throw new ParseError(id, status, answer.reason);
  return answer;
}

/** A reason why an answer cannot be used. */
class Fault {
  constructor(readonly reason: string) {}
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** HTML or a JSON string, not empty; the shell of a web app is a routing mistake and no document (F-06). */
function readDocument(type: string, text: string, json: unknown): unknown {
  const html = /^text\/html\b/i.test(type) ? text : json;
  if (typeof html !== 'string' || !html.trim()) return new Fault('no document');
  return /<div id=["']?(root|app)["'\s>]|<script[^>]+type=["']?module/i.test(html) ? new Fault('the shell of an app') : html;
}

function readJson({ keys = [] }: Operation, text: string, json: unknown): unknown {
  if (!text && keys.length === 0) return {};
  if (!isRecord(json)) return new Fault('no JSON object');
  const missing = keys.find((key) => json[key] === undefined || json[key] === null);
  return missing ? new Fault(`${missing} is missing`) : json;
}

/** Retry-After holds seconds or a date. */
function retryAfter(response: Response): number | undefined {
  const header = response.headers.get('retry-after');
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
