import type { JsonSchema } from '@institute/sdk/schemas';
import type { Operation } from '../../generator/operation.ts';
import { requiresToken } from './accounts.ts';
import { findCorsProblems } from './cors.ts';
import type { HttpExchange } from './http-exchange.ts';
import { documentedStatus, responseSchema } from './response-schema.ts';
import { findResponseMismatches, parseJson } from './response-validator.ts';
import { drift } from './send.ts';
import type { Finding, Run } from './types.ts';
import { findUndocumentedFields } from './undocumented-fields.ts';

export async function judgeResponse({ server }: Run, operation: Operation, exchange: HttpExchange): Promise<Finding[]> {
  return [
    ...findResponseMismatches(operation, exchange).map((mismatch): Finding => ({ level: 'drift', ...mismatch })),
    ...judgeBody(operation, exchange),
    ...judgeCaching(operation, exchange),
    ...checkIsolation(exchange),
    ...(await findCorsProblems(server, exchange)).map((problem) => drift(problem)),
  ];
}

function judgeBody(operation: Operation, { response, text }: HttpExchange): Finding[] {
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

/** A cache that several users share may keep only what every visitor may see. */
function judgeCaching(operation: Operation, { response }: HttpExchange): Finding[] {
  const value = response.headers.get('cache-control') ?? '';
  if (!requiresToken(operation) || !/\b(public|s-maxage)\b/i.test(value)) return [];
  return [drift(`Cache-Control: ${value} lets shared caches store a response that needs a token`)];
}

/** A person who opens the address of an HTML response runs its scripts on the origin of the server, which is often that of the website too. */
function checkIsolation({ response: { headers } }: HttpExchange): Finding[] {
  const directives = (headers.get('content-security-policy') ?? '').split(/[;,]/).map((directive) => directive.trim().toLowerCase());
  const isIsolated =
    directives.some((directive) => /^sandbox(?!\S)/.test(directive) && !directive.includes('allow-same-origin')) ||
    /^attachment\s*(;|$)/i.test(headers.get('content-disposition') ?? '');
  if (isIsolated || !/^text\/html\b/i.test(headers.get('content-type') ?? '')) return [];
  return [{ ...drift('HTML without Content-Security-Policy: sandbox or Content-Disposition: attachment'), level: 'warning' }];
}
