import type { Operation } from '../../generator/operation.ts';
import type { Parameter, Schema, Spec } from '../../generator/spec.ts';

/** The parts of a request. A test may make any of them invalid. */
export interface RequestParts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
  /** True for multipart/form-data, false for JSON. */
  isForm: boolean;
  token: string | undefined;
}

/** An operation with one of its request bodies. */
export interface RequestVariant {
  operation: Operation;
  parameters: Parameter[];
  body: Schema | undefined;
  isForm: boolean;
}

/** Every operation once per content type of its body, or once if it has no body. */
export function listVariants(spec: Spec, operations: Operation[]): RequestVariant[] {
  return operations.flatMap((operation): RequestVariant[] => {
    const specOperation = spec.paths[operation.path]?.[operation.method.toLowerCase()];
    const parameters = specOperation?.parameters ?? [];
    const bodies = Object.entries(specOperation?.requestBody?.content ?? {});
    if (bodies.length === 0) return [{ operation, parameters, body: undefined, isForm: false }];
    return bodies.map(([type, { schema }]) => ({ operation, parameters, body: schema, isForm: type === 'multipart/form-data' }));
  });
}

/** Builds the request without the SDK, which does not send invalid requests. */
export function buildRequest(baseUrl: string, { path, method }: Operation, parts: RequestParts): Request {
  const pathname = path.replace(/\{(\w+)\}/g, (_match, name) => encodeURIComponent(String(parts.path[name])));
  const url = new URL(`${baseUrl}${pathname}`);
  for (const [name, value] of Object.entries(parts.query)) url.searchParams.append(name, String(value));
  const headers: Record<string, string> = parts.token ? { Authorization: `Bearer ${parts.token}` } : {};
  if (!parts.body) return new Request(url, { method, headers });
  if (parts.isForm) return new Request(url, { method, headers, body: toFormData(parts.body) });
  return new Request(url, { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(parts.body) });
}

function toFormData(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
