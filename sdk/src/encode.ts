import type { OperationId } from './generated/operations.ts';
import type { Operation } from './types.ts';

/** The parts of a request as openapi-fetch takes them. */
export interface Encoded {
  params: { path: Record<string, string>; query?: Record<string, unknown> };
  body?: Record<string, unknown> | FormData;
}

/** Sorts a flat input into path, query and body. Throws a TypeError when a path part is missing or would climb. */
export function encode(id: OperationId, operation: Operation, input: Readonly<Record<string, unknown>>): Encoded {
  const rest = { ...input };
  const path: Record<string, string> = {};
  for (const [, name = ''] of operation.path.matchAll(/\{(\w+)\}/g)) {
    const part = String(rest[name] ?? '').trim();
    if (!part || part === '.' || part === '..') throw new TypeError(`${id}: ${name} must not be '${part}'`);
    path[name] = part;
    delete rest[name];
  }
  if (!operation.body) return { params: { path, query: rest } };
  for (const name of operation.jsonText ?? []) rest[name] = JSON.stringify(rest[name]);
  const form = operation.body === 'multipart' || (operation.body === 'either' && Object.values(rest).some(isFile));
  return { params: { path }, body: form ? toForm(rest) : rest };
}

function isFile(value: unknown): value is Blob {
  return value instanceof Blob;
}

function toForm(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null || name === '__proto__') continue;
    if (isFile(value)) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}
