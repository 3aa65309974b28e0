import { createSchema, type JsonSchema } from '@institute/sdk/schemas';
import type { OperationContract } from '../core/contract.ts';
import { asNode, asNodes, followRef, isNode, mapNodes, type Node, type OpenApiDocument, propertiesOf } from './document.ts';
import { inlineSchema } from './inline-schema.ts';

type Input = Pick<OperationContract, 'body' | 'isBodyOptional' | 'numbers' | 'booleans' | 'lists' | 'query' | 'input'>;

/** Path, query and body of an operation. A body is a JSON object or a form. */
export function readInput(document: OpenApiDocument, operation: Node): Input {
  const parameters = asNodes(operation.parameters).map((parameter) => followRef(document, parameter));
  const inputs = parameters.filter(({ in: location }) => location === 'path' || location === 'query');
  const body = followRef(document, asNode(operation.requestBody));
  const content = asNode(body.content);
  const json = asNode(content['application/json']).schema;
  const form = asNode(content['multipart/form-data']).schema;
  const schema = inputSchema(document, inputs, [json, form].filter(isNode));
  const properties = Object.entries(schema.properties ?? {});
  const namesOf = (...types: string[]) => properties.flatMap(([name, property]) => (isConverted(property, types) ? [name] : []));
  return {
    ...(json && form ? { body: 'either' } : json ? { body: 'json' } : form ? { body: 'multipart' } : {}),
    ...(body.required !== true && { isBodyOptional: true }),
    numbers: namesOf('integer', 'number'),
    booleans: namesOf('boolean'),
    lists: inputs.flatMap(({ name, schema }) => (typesOf(inlineSchema(document, asNode(schema))).includes('array') ? [String(name)] : [])),
    query: inputs.flatMap(({ in: location, name }) => (location === 'query' ? [String(name)] : [])),
    input: createSchema(schema),
  };
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

/** Whether a text becomes a value of these types. It stays a text where the schema allows that. */
function isConverted(schema: JsonSchema, types: string[]): boolean {
  const allowed = typesOf(schema);
  return !allowed.includes('string') && types.some((type) => allowed.includes(type));
}

/** The types that a schema names, also those of its alternatives and of the items of a list. */
function typesOf({ type, items, anyOf = [], allOf = [] }: JsonSchema): string[] {
  const parts = [...(items ? [items] : []), ...anyOf, ...allOf];
  return [...(type === undefined ? [] : [type].flat()), ...parts.flatMap(typesOf)];
}
