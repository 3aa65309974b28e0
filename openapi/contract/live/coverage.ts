import type { OperationId } from '@institute/sdk/contract';
import { createSchema, inputSchemas, type JsonSchema } from '@institute/sdk/schemas';
import type { Operation } from '../../generator/operation.ts';
import { parseJson } from './bodies.ts';
import { responseSchema } from './response-schema.ts';
import type { Coverage, Row, Run, SentRequest } from './types.ts';

export function noteAsked({ askedAs, seenSchemas }: Run, { id }: Operation, { input, token }: SentRequest): void {
  askedAs.get(id)?.add(token);
  markSeen(seenSchemas, inputSchemas[id as OperationId], input);
}

export function noteReached({ reached, seenSchemas }: Run, operation: Operation, status: string, text: string): void {
  reached.get(operation.id)?.add(status);
  const schema = responseSchema(operation, status);
  if (schema) markSeen(seenSchemas, schema, operation.html && status === operation.status ? text : parseJson(text));
}

/** Marks each part of a schema for which a value has a counterpart. */
function markSeen(seen: Set<JsonSchema>, schema: JsonSchema, value: unknown): void {
  if (value === undefined) return;
  seen.add(schema);
  for (const part of schema.allOf ?? []) markSeen(seen, part, value);
  for (const part of schema.anyOf ?? []) if (!createSchema(part)['~standard'].validate(value).issues) markSeen(seen, part, value);
  if (Array.isArray(value)) for (const row of schema.items ? value : []) markSeen(seen, schema.items ?? {}, row);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(schema.properties ?? {})) markSeen(seen, part, Reflect.get(value, name));
}

/** Keywords that hold other schemas do not count; the keywords of the schemas inside do. */
function keywordsOf({ properties, items, anyOf, allOf, ...own }: JsonSchema): string[] {
  return Object.keys(own).filter((name) => !name.startsWith('~'));
}

function collect(schema: JsonSchema, found: Set<JsonSchema>): void {
  if (found.has(schema)) return;
  found.add(schema);
  const { properties = {}, items = [], anyOf = [], allOf = [] } = schema;
  for (const part of [...Object.values(properties), items, ...anyOf, ...allOf].flat()) collect(part, found);
}

export function measureCoverage(run: Run, rows: Row[]): Coverage {
  const { operations, accounts, askedAs, reached, seenSchemas } = run;
  const all = new Set<JsonSchema>();
  for (const operation of operations)
    for (const schema of [
      inputSchemas[operation.id as OperationId],
      ...provokable(run, operation).map((status) => responseSchema(operation, status)),
    ])
      if (schema) collect(schema, all);
  const count = (found: JsonSchema[]) => found.reduce((total, schema) => total + keywordsOf(schema).length, 0);
  const roles = [...new Set(accounts.map(({ role }) => role))];
  // Counts the visitor and each role that called the operation. An operation without a token is called by visitors only.
  const isAsked = ({ id, security }: Operation) => {
    const tokens = askedAs.get(id) ?? new Set();
    const asked = roles.filter((role) => accounts.some((account) => account.role === role && tokens.has(account.token)));
    return Number(tokens.has(null)) + (security.length > 0 ? asked.length : 0);
  };
  const statuses = operations.flatMap((operation) => provokable(run, operation).map((status) => reached.get(operation.id)?.has(status)));
  return {
    operations: [rows.filter(({ status }) => status !== undefined).length, operations.length],
    statuses: [statuses.filter(Boolean).length, statuses.length],
    keywords: [count([...all].filter((schema) => seenSchemas.has(schema))), count([...all])],
    roles: [
      operations.reduce((total, operation) => total + isAsked(operation), 0),
      operations.reduce((total, { security }) => total + 1 + (security.length > 0 ? roles.length : 0), 0),
    ],
  };
}

/** The documented statuses that a program can provoke safely. */
export function provokable({ plans }: Run, { id, statuses, body }: Operation): string[] {
  const { unprovoked = {} } = plans.get(id) ?? {};
  return Object.keys(statuses).filter(
    (status) =>
      !Object.hasOwn(unprovoked, status) &&
      status !== '429' &&
      !status.startsWith('5') &&
      // A server may ignore an unknown query parameter, so that it has no reason for a 400.
      (body !== 'none' || status !== '400'),
  );
}
