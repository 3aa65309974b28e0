import { contract } from '../../mocks/src/generated/contract.ts';
import { mismatch } from '../../sdk/src/check/index.ts';
import { findMismatch } from '../../sdk/src/check/mismatch.ts';
import type { OperationId } from '../../sdk/src/contract.ts';
import { inputSchemas } from '../../sdk/src/schemas.ts';
import type { Operation } from '../generator/operation.ts';
import { resolve, type Spec } from '../generator/spec.ts';

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

/** A PNG with one transparent pixel. */
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

/** The examples of requests and JSON responses that do not match their schemas, one sentence each. */
export function findInvalidExamples(spec: Spec, operations: Operation[]): string[] {
  return operations.flatMap((operation) => [...findInvalidRequests(spec, operation), ...findInvalidResponses(spec, operation)]);
}

function findInvalidRequests(spec: Spec, operation: Operation): string[] {
  const id = operation.id as OperationId;
  if (!inputSchemas[id]) return [`${id} has no generated schema.`];
  return exampleInputs(spec, operation).flatMap((input) => {
    const found = findMismatch(inputSchemas[id], input);
    return found ? [`${id} request: ${found.pointer} ${found.problem}`] : [];
  });
}

function findInvalidResponses(spec: Spec, { id, path, method }: Operation): string[] {
  const responses = spec.paths[path]?.[method.toLowerCase()]?.responses ?? {};
  return Object.entries(responses).flatMap(([status, response]) => {
    const schema = contract[id as OperationId]?.statuses[status];
    const examples = Object.entries(resolve(spec, response).content?.['application/json']?.examples ?? {});
    return examples.flatMap(([name, { value }]) => {
      const found = schema ? mismatch(schema, value) : { pointer: '', problem: 'has no schema' };
      return found ? [`${id} ${status} ${name}: ${found.pointer} ${found.problem}`] : [];
    });
  });
}
