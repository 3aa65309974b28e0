import { findMismatch } from '@institute/sdk/check';
import type { OperationId } from '@institute/sdk/contract';
import { inputSchemas } from '@institute/sdk/schemas';
import type { Operation } from '../../generator/operation.ts';
import { resolve, type Spec } from '../../generator/spec.ts';
import { exampleInputs } from '../examples.ts';
import { responseSchema } from '../live/response-schema.ts';

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

function findInvalidResponses(spec: Spec, operation: Operation): string[] {
  const { id, path, method } = operation;
  const responses = spec.paths[path]?.[method.toLowerCase()]?.responses ?? {};
  return Object.entries(responses).flatMap(([status, response]) => {
    const schema = responseSchema(operation, status);
    const examples = Object.entries(resolve(spec, response).content?.['application/json']?.examples ?? {});
    return examples.flatMap(([name, { value }]) => {
      const found = schema ? findMismatch(schema, value) : { pointer: '', problem: 'has no schema' };
      return found ? [`${id} ${status} ${name}: ${found.pointer} ${found.problem}`] : [];
    });
  });
}
