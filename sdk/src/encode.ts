import type { OperationId } from './generated/operations.ts';
import type { Operation } from './types.ts';

type Input = Readonly<Record<string, unknown>>;

/** Where a request goes under the base URL, and what it carries: a form, or JSON text. */
export interface Encoded {
  path: string;
  body?: string | FormData;
}

/** Sorts a flat input into path, query and body. Throws a TypeError when a path part is missing or would climb. */
export function encode(id: OperationId, { path, body, jsonText = [] }: Operation, input: Input): Encoded {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_template, name: string) => {
    const part = String(rest[name] ?? '').trim();
    if (/^\.{0,2}$/.test(part)) throw new TypeError(`${id}: ${name} must not be '${part}'`);
    delete rest[name];
    return encodeURIComponent(part);
  });
  if (!body) return { path: filled + toQuery(rest) };
  for (const name of jsonText) rest[name] = JSON.stringify(rest[name]);
  const form = body === 'multipart' || (body === 'either' && Object.values(rest).some(isFile));
  return { path: filled, body: form ? toForm(rest) : JSON.stringify(rest) };
}

function isFile(value: unknown): value is Blob {
  return value instanceof Blob;
}

/** What is left out in an address and in a form: there is no word for it. */
function isNothing(value: unknown): boolean {
  return value === undefined || value === null;
}

function toQuery(fields: Input): string {
  const pairs = Object.entries(fields).filter(([, value]) => !isNothing(value));
  const text = pairs.map((pair) => pair.map((part) => encodeURIComponent(String(part))).join('=')).join('&');
  return text && `?${text}`;
}

function toForm(fields: Input): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (isNothing(value) || name === '__proto__') continue;
    // Only with a file does a part get its name.
    if (isFile(value)) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}
