import type { Contract, OperationContract } from '../core/contract.ts';
import { asNode, asNodes, followRef, isNode, type Node, type OpenApiDocument } from './document.ts';
import { readInput } from './read-input.ts';
import { readResponses } from './read-responses.ts';
import { readState } from './read-state.ts';

/** Inputs of operations that are known at run time only. */
export type AnyInputs = Record<string, unknown>;

type Method = OperationContract['method'];
const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Reads the operations of any OpenAPI 3.1 document. One without an `operationId` is called by its method and path, such as `GET /pets/{id}`. */
export function readContract(document: OpenApiDocument): Contract<AnyInputs> {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, node]) => {
    const item = followRef(document, asNode(node));
    return methods.flatMap((method) => {
      const operation = item[method.toLowerCase()];
      if (!isNode(operation)) return [];
      const operationId = String(operation.operationId ?? `${method} ${path}`);
      const parameters = [...asNodes(item.parameters), ...asNodes(operation.parameters)];
      return [[operationId, readOperation(document, path, method, { ...operation, operationId, parameters })] as const];
    });
  });
  return Object.fromEntries(operations);
}

function readOperation(document: OpenApiDocument, path: string, method: Method, operation: Node): OperationContract {
  const security = asNodes(operation.security ?? document.security);
  const state = readState(document, operation);
  return {
    method,
    path,
    ...readInput(document, operation),
    ...readResponses(document, operation),
    security: security.flatMap((scheme) => Object.keys(scheme)),
    isTokenOptional: security.some((scheme) => Object.keys(scheme).length === 0),
    ...(state && { state }),
  };
}
