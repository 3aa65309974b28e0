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
  const bodies = Object.values(operation?.requestBody?.content['application/json']?.examples ?? {}).map(({ value }) => Object(value));
  if (bodies.length === 0) return [shared];
  const parseJsonTexts = (fields: Record<string, unknown>) => jsonText.map((name) => [name, JSON.parse(String(fields[name]))]);
  return bodies.map((fields) => ({ ...shared, ...fields, ...Object.fromEntries(parseJsonTexts(fields)) }));
}

export function createPng(): File {
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  return new File([Buffer.from(base64, 'base64')], 'picture.png', { type: 'image/png' });
}
