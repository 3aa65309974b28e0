import type { Operation } from '../generator/operation.ts';
import type { Spec } from '../generator/spec.ts';

/** The request examples of an operation as flat inputs. Path parameters come from their own examples; every file is a tiny PNG. */
export function exampleInputs(spec: Spec, { path, method, body, input, jsonText }: Operation): Record<string, unknown>[] {
  const operation = spec.paths[path]?.[method.toLowerCase()];
  const parameters = (operation?.parameters ?? [])
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => [name, schema.examples?.[0]]);
  const files = body === 'multipart' ? Object.entries(input.properties ?? {}).filter(([, part]) => part.format === 'binary') : [];
  const shared = { ...Object.fromEntries(parameters), ...Object.fromEntries(files.map(([name]) => [name, createPng()])) };
  const bodies = Object.values(operation?.requestBody?.content['application/json']?.examples ?? {}).map(({ value }) => toRecord(value));
  if (bodies.length === 0) return [shared];
  return bodies.map((fields) => ({ ...shared, ...fields, ...parseJsonFields(fields, jsonText) }));
}

export function createPng(): File {
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  return new File([Buffer.from(base64, 'base64')], 'picture.png', { type: 'image/png' });
}

function parseJsonFields(fields: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, JSON.parse(String(fields[name]))]));
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
