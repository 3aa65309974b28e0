import type { OperationId } from '../generated/operations.ts';
import { hasFile, toFormData } from './form-data.ts';
import type { HttpRequest } from './http-client.ts';
import type { Operation } from './operation.ts';
import { pathParams } from './path-params.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Splits a flat input into path, query and body. Throws the TypeError of `pathParams`. */
export function toRequest(id: OperationId, { path, body, jsonText = [] }: Operation, input: Fields): Pick<HttpRequest, 'params' | 'body'> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const fields = { ...input };
  for (const name of names) delete fields[name];
  const params = { path: pathParams(id, names, input), query: body ? {} : fields, operation: id };
  if (!body) return { params, body: undefined };
  for (const name of jsonText) fields[name] = JSON.stringify(fields[name]);
  const isMultipart = body === 'multipart' || (body === 'either' && hasFile(fields));
  return { params, body: isMultipart ? toFormData(fields) : fields };
}
