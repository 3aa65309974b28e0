import { contract } from '../../mocks/src/generated/contract.ts';
import * as requests from '../../mocks/src/generated/requests.ts';
import type { Operation } from '../../openapi/generator/operation.ts';
import { resolve, type Spec } from '../../openapi/generator/spec.ts';
import { mismatch, mismatchOf } from '../../sdk/src/check/index.ts';
import type { OperationId } from '../../sdk/src/contract.ts';

/** The requests of the contract's own examples as flat inputs: a path's parts come from its parameters, a file is a tiny picture. */
export function exampleInputs(spec: Spec, { path, method, body, input, jsonText }: Operation): Record<string, unknown>[] {
  const operation = spec.paths[path]?.[method.toLowerCase()];
  const parameters = (operation?.parameters ?? [])
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => [name, schema.examples?.[0]]);
  const files = body === 'multipart' ? Object.entries(input.properties ?? {}).filter(([, part]) => part.format === 'binary') : [];
  const shared = { ...Object.fromEntries(parameters), ...Object.fromEntries(files.map(([name]) => [name, picture()])) };
  const bodies = Object.values(operation?.requestBody?.content['application/json']?.examples ?? {}).map(({ value }) => asRecord(value));
  if (bodies.length === 0) return [shared];
  return bodies.map((fields) => ({ ...shared, ...fields, ...parsed(fields, jsonText) }));
}

/** The smallest that a reader of pictures knows: one transparent point. */
export function picture(): File {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  return new File([Buffer.from(png, 'base64')], 'picture.png', { type: 'image/png' });
}

function parsed(fields: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, JSON.parse(String(fields[name]))]));
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The examples of requests and JSON answers that their own schemas refuse, a sentence each. */
export function wrongExamples(spec: Spec, operations: Operation[]): string[] {
  return operations.flatMap((operation) => [...wrongRequests(spec, operation), ...wrongAnswers(spec, operation)]);
}

function wrongRequests(spec: Spec, operation: Operation): string[] {
  const id = operation.id as OperationId;
  const wrong = exampleInputs(spec, operation).filter((input) => !requests[id](input));
  return wrong.map((input) => {
    requests[id](input);
    const { pointer, problem } = mismatchOf(requests[id]);
    return `${id}, a request: ${pointer} ${problem}`;
  });
}

function wrongAnswers(spec: Spec, { id, path, method }: Operation): string[] {
  const responses = spec.paths[path]?.[method.toLowerCase()]?.responses ?? {};
  return Object.entries(responses).flatMap(([status, response]) => {
    const schema = contract[id as OperationId].statuses[status];
    const examples = Object.entries(resolve(spec, response).content?.['application/json']?.examples ?? {});
    return examples.flatMap(([name, { value }]) => {
      const found = schema ? mismatch(schema, value) : { pointer: '', problem: 'has no schema' };
      return found ? [`${id} ${status} ${name}: ${found.pointer} ${found.problem}`] : [];
    });
  });
}
