import type { OperationId } from '../generated/operations.ts';
import { hasFile, toFormData } from './form-data.ts';
import type { HttpRequest } from './http-client.ts';
import type { Operation } from './operation.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Splits a flat input into path, query and body. Throws a TypeError when a path parameter is empty, `.` or `..`. */
export function toRequest(id: OperationId, { path, body, jsonText = [] }: Operation, input: Fields): Pick<HttpRequest, 'params' | 'body'> {
  const rest = { ...input };
  const pathParams: Record<string, string> = {};
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const value = String(rest[name] ?? '').trim();
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`${id}: ${name} must not be '${value}'`);
    pathParams[name] = value;
    delete rest[name];
  }
  const params = { path: pathParams, query: body ? {} : rest, operation: id };
  if (!body) return { params, body: undefined };
  for (const name of jsonText) rest[name] = JSON.stringify(rest[name]);
  const isMultipart = body === 'multipart' || (body === 'either' && hasFile(rest));
  return { params, body: isMultipart ? toFormData(rest) : rest };
}
