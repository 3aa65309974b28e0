import type { Operation } from '../../openapi/generator/operation.ts';
import type { Parameter, Schema, Spec } from '../../openapi/generator/spec.ts';

/** A request as its parts, before it is put on the wire; a test may spoil any of them. */
export interface Parts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
  /** How the body travels. */
  form: boolean;
  token: string | undefined;
}

/** One way in which the contract lets an operation be asked: its parameters, and one of its bodies. */
export interface Way {
  operation: Operation;
  parameters: Parameter[];
  body: Schema | undefined;
  form: boolean;
}

/** Every way of every operation; where JSON and a form may travel, two. */
export function waysOf(spec: Spec, operations: Operation[]): Way[] {
  return operations.flatMap((operation): Way[] => {
    const described = spec.paths[operation.path]?.[operation.method.toLowerCase()];
    const parameters = described?.parameters ?? [];
    const bodies = Object.entries(described?.requestBody?.content ?? {});
    if (bodies.length === 0) return [{ operation, parameters, body: undefined, form: false }];
    return bodies.map(([type, { schema }]) => ({ operation, parameters, body: schema, form: type === 'multipart/form-data' }));
  });
}

/** Written from the contract's words alone, without the SDK, which would refuse to send what is wrong. */
export function toRequest(baseUrl: string, { path, method }: Operation, parts: Parts): Request {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(String(parts.path[name])));
  const url = new URL(`${baseUrl}${filled}`);
  for (const [name, value] of Object.entries(parts.query)) url.searchParams.append(name, String(value));
  const headers: Record<string, string> = parts.token ? { Authorization: `Bearer ${parts.token}` } : {};
  if (!parts.body) return new Request(url, { method, headers });
  if (parts.form) return new Request(url, { method, headers, body: toForm(parts.body) });
  return new Request(url, { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(parts.body) });
}

function toForm(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
