import { createSchema, type JsonSchema } from '@institute/sdk/schemas';
import type { Contract, OperationContract } from '../core/contract.ts';
import { asNode, asNodes, followRef, inlineSchema, isNode, mapNodes, type Node, type OpenApiDocument, propertiesOf } from './document.ts';
import { readState, successSchema } from './read-state.ts';

/** Inputs of operations that are known at run time only. */
export type AnyInputs = Record<string, unknown>;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Reads the operations of any OpenAPI 3.1 document. Bodies are JSON objects or forms. Statuses from 400 on are allowed although they are not
 * documented, and so is a success of an operation that documents none, because many contracts leave them out.
 */
export function readContract(document: OpenApiDocument): Contract<AnyInputs> {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = asNode(item)[method];
      if (!isNode(operation)) return [];
      const parameters = [...asNodes(asNode(item).parameters), ...asNodes(operation.parameters)];
      return [[String(operation.operationId), readOperation(document, path, method, { ...operation, parameters })] as const];
    }),
  );
  return Object.fromEntries(operations);
}

function readOperation(document: OpenApiDocument, path: string, method: (typeof methods)[number], operation: Node): OperationContract {
  const parameters = asNodes(operation.parameters).map((parameter) => followRef(document, parameter));
  const body = followRef(document, asNode(operation.requestBody));
  const content = asNode(body.content);
  const json = asNode(content['application/json']).schema;
  const form = asNode(content['multipart/form-data']).schema;
  const security = asNodes(operation.security ?? document.security);
  const inputs = parameters.filter(({ in: location }) => location === 'path' || location === 'query');
  const typed = (types: string[]) =>
    inputs.flatMap(({ name, schema }) => (types.includes(String(asNode(schema).type)) ? [String(name)] : []));
  const status = Object.keys(asNode(operation.responses)).find((key) => /^2\d\d$/.test(key)) ?? '200';
  const state = readState(document, operation);
  return {
    method: toUpperCase(method),
    path,
    ...(json && form ? { body: 'either' } : json ? { body: 'json' } : form ? { body: 'multipart' } : {}),
    ...(body.required !== true && { isBodyOptional: true }),
    numbers: typed(['integer', 'number']),
    lists: typed(['array']),
    security: security.flatMap((scheme) => Object.keys(scheme)),
    isTokenOptional: security.some((scheme) => Object.keys(scheme).length === 0),
    input: createSchema(inputSchema(document, inputs, [json, form].filter(isNode))),
    status: Number(status),
    statuses: readStatuses(document, operation, status),
    example: readExample(document, operation, status),
    ...(state && { state }),
  };
}

function toUpperCase(method: (typeof methods)[number]) {
  return method.toUpperCase() as Uppercase<typeof method>;
}

/** Path, query and body as one object. A property that only responses have is not required. */
function inputSchema(document: OpenApiDocument, parameters: Node[], bodies: Node[]): JsonSchema {
  const properties = Object.assign({}, ...bodies.map((body) => propertiesOf(document, body)));
  const required = bodies.flatMap((body) => requiredOf(document, body));
  const writable = required.filter((name) => !followRef(document, asNode(properties[name])).readOnly);
  const fromParameters = parameters.map(({ name, schema }) => [String(name), inlineSchema(document, asNode(schema))]);
  return {
    type: 'object',
    properties: { ...mapNodes(properties, (schema) => inlineSchema(document, schema)), ...Object.fromEntries(fromParameters) },
    required: [...parameters.filter(({ required }) => required === true).map(({ name }) => String(name)), ...writable],
  };
}

function requiredOf(document: OpenApiDocument, schema: Node): string[] {
  const { required, allOf } = followRef(document, schema);
  const own = Array.isArray(required) ? required.map(String) : [];
  return [...own, ...asNodes(allOf).flatMap((part) => requiredOf(document, part))];
}

function readStatuses(document: OpenApiDocument, operation: Node, success: string): OperationContract['statuses'] {
  const anything = createSchema<unknown>({});
  const documented = mapNodes(asNode(operation.responses), (response) => {
    const content = asNode(followRef(document, response).content);
    const { schema } = asNode(content['application/json'] ?? content['application/problem+json']);
    return isNode(schema) ? createSchema<unknown>(inlineSchema(document, schema)) : undefined;
  });
  const errors = Object.fromEntries(
    Object.entries(documented).map(([status, schema]) => [status, Number(status) >= 400 ? (schema ?? anything) : schema]),
  );
  return { ...(success in documented ? {} : { [success]: anything }), '4XX': anything, '5XX': anything, ...errors };
}

/** The first example of a success, if there is one. */
function readExample(document: OpenApiDocument, operation: Node, status: string): unknown {
  const response = followRef(document, asNode(asNode(operation.responses)[status]));
  const { example, examples } = asNode(asNode(response.content)['application/json']);
  const [first] = Object.values(asNode(examples));
  if (example !== undefined || first !== undefined) return example ?? asNode(first).value;
  const schema = successSchema(document, operation);
  return schema && asNode(followRef(document, schema)).example;
}
