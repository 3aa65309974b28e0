import { contract } from '../../mocks/src/generated/contract.ts';
import { type AnswerSchema, type Mismatch, mismatch } from '../../sdk/src/check/index.ts';
import type { OperationId } from '../../sdk/src/contract.ts';
import { ParseError } from '../../sdk/src/index.ts';
import type { Exchange } from './server.ts';

/** What of an answer is not the contract's, with its JSON pointer where it is inside; undefined: it fits. */
export function judge(id: OperationId, { response, text, error }: Exchange): Mismatch | undefined {
  const { status } = response;
  const { statuses, status: success, html } = contract[id];
  const schema = statuses[status];
  const type = response.headers.get('content-type') ?? '';
  if (status >= 300 && status < 400) return whole(`status ${status} redirects, which no client follows`);
  if (status >= 500) return whole(`status ${status}: the server failed`);
  if (!schema) return whole(`status ${status} is not documented`);
  if (status === 400) return whole(`status 400 for a request that the contract allows: ${error?.message}`);
  const document = html && status === success;
  if (document && !/^(text\/html|application\/json)\b/i.test(type))
    return whole(`content type ${type || 'none'} where a document is promised`);
  const found = document && /^text\/html\b/i.test(type) ? undefined : judgeJson(schema, status, type, text);
  return found ?? (error instanceof ParseError ? whole(`the SDK cannot read it: ${error.reason}`) : undefined);
}

function judgeJson(schema: AnswerSchema, status: number, type: string, text: string): Mismatch | undefined {
  if (!text && mismatch(schema, {})) return whole('the body is empty');
  if (!text) return undefined;
  if (/^text\/html\b/i.test(type)) return whole('HTML where JSON is promised');
  if (!/^application\/json\s*(;|$)/i.test(type)) return whole(`content type ${type || 'none'} where application/json is promised`);
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) return whole(`charset ${charset} where UTF-8 is promised`);
  const body = parse(text);
  if (body === undefined) return whole('the body is no JSON, although it says so');
  if (status < 300 && entries(body).some(([key, value]) => key === 'success' && value === false))
    return { pointer: '/success', problem: `is false, and the status is ${status}` };
  const found = mismatch(schema, body);
  return found && { ...found, problem: `${found.problem}${renamed(found, body)}` };
}

/** An outermost key that is missing may stand there under another name. */
function renamed({ pointer, problem }: Mismatch, body: unknown): string {
  if (problem !== 'is required' || pointer.lastIndexOf('/') !== 0) return '';
  const others = entries(body).flatMap(([key, value]) => (typeof value === 'object' && value !== null ? [`/${key}`] : []));
  return others.length > 0 ? `; there is ${others.join(', ')}` : '';
}

function entries(body: unknown): [string, unknown][] {
  return typeof body === 'object' && body !== null ? Object.entries(body) : [];
}

function whole(problem: string): Mismatch {
  return { pointer: '', problem };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
