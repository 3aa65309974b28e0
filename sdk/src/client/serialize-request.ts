import type { OperationId } from '../generated/operations.ts';
import type { Operation } from './operation.ts';

type Fields = Readonly<Record<string, unknown>>;

interface SerializedRequest {
  /** Path and query under the base URL. */
  path: string;
  body?: string | FormData;
}

/** Splits a flat input into path, query and body. Throws a TypeError when a path parameter is empty, `.` or `..`. */
export function serializeRequest(id: OperationId, { path, body, jsonText = [] }: Operation, input: Fields): SerializedRequest {
  const rest = { ...input };
  const filledPath = path.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = String(rest[name] ?? '').trim();
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`${id}: ${name} must not be '${value}'`);
    delete rest[name];
    return encodeURIComponent(value);
  });
  if (!body) return { path: filledPath + toQuery(rest) };
  for (const name of jsonText) rest[name] = JSON.stringify(rest[name]);
  const isMultipart = body === 'multipart' || (body === 'either' && Object.values(rest).some(isFile));
  return { path: filledPath, body: isMultipart ? toFormData(rest) : JSON.stringify(rest) };
}

function isFile(value: unknown): value is Blob {
  return value instanceof Blob;
}

/** A query and a form cannot express `null` or `undefined`, so such fields are omitted. */
function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

function toQuery(fields: Fields): string {
  const pairs = Object.entries(fields).filter(([, value]) => !isMissing(value));
  const query = pairs.map((pair) => pair.map((part) => encodeURIComponent(String(part))).join('=')).join('&');
  return query && `?${query}`;
}

function toFormData(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (isMissing(value) || name === '__proto__') continue;
    // `append` sends a file name only with a Blob.
    if (isFile(value)) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}
