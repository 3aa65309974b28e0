import { createSchema } from '@institute/sdk/schemas';
import type { OperationContract } from '../core/contract.ts';
import { asNode, followRef, isNode, type Node, type OpenApiDocument } from './document.ts';
import { inlineSchema } from './inline-schema.ts';
import { successSchema } from './read-state.ts';

type Responses = Pick<OperationContract, 'status' | 'statuses' | 'example'>;

const anything = createSchema<unknown>({});

/**
 * The responses of an operation. Statuses from 400 on are allowed although they are not documented, and so is a success of an operation that
 * documents none, because many contracts leave them out.
 */
export function readResponses(document: OpenApiDocument, { responses }: Node): Responses {
  const documented = Object.entries(asNode(responses)).map(([status, node]) => ({ status, response: followRef(document, asNode(node)) }));
  const success = documented.find(({ status }) => /^2(\d\d|XX)$/.test(status));
  const schemas = documented.map(({ status, response }) => [status, schemaOf(document, status, response)]);
  return {
    status: Number(success?.status) || 200,
    statuses: { ...(success ? {} : { 200: anything }), '4XX': anything, '5XX': anything, ...Object.fromEntries(schemas) },
    example: success && readExample(document, success.response, successSchema(document, { responses })),
  };
}

/** The schema of a JSON response. An error without one allows anything, and a success without one if it has a media type. */
function schemaOf(document: OpenApiDocument, status: string, { content }: Node): OperationContract['statuses'][string] {
  const media = asNode(content)['application/json'] ?? asNode(content)['application/problem+json'];
  const { schema } = asNode(media);
  if (isNode(schema)) return createSchema<unknown>(inlineSchema(document, schema));
  return media !== undefined || /^[45]/.test(status) ? anything : undefined;
}

/** The first example of a response or of its schema, if there is one. */
function readExample(document: OpenApiDocument, { content }: Node, schema: Node | undefined): unknown {
  const { example, examples } = asNode(asNode(content)['application/json']);
  const [first] = Object.values(asNode(examples));
  if (example !== undefined || first !== undefined) return example ?? followRef(document, asNode(first)).value;
  return schema && asNode(followRef(document, schema)).example;
}
