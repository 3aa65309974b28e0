import type { StateRule } from '../core/state-rule.ts';
import { asNode, asNodes, followRef, isNode, type Node, type OpenApiDocument, propertiesOf } from './document.ts';

const actions = ['list', 'get', 'insert', 'update', 'remove', 'signIn'] as const;
const options = ['key', 'owner', 'order', 'values', 'label'];

/**
 * Reads `x-state` of an operation, for example `{ list: batches, owner: owner }`. Everything else follows from the operation: which path
 * parameter holds the key, which query parameters filter, and where the record stands in the response. Throws an Error for a mistake.
 */
export function readState(document: OpenApiDocument, specOperation: object): StateRule | undefined {
  const operation = asNode(specOperation);
  const state = operation['x-state'];
  if (state === undefined) return undefined;
  const id = String(operation.operationId);
  const named = asNode(state);
  const action = actions.find((candidate) => candidate in named);
  const unknown = Object.keys(named).find((name) => name !== action && !options.includes(name));
  if (!action || unknown !== undefined)
    throw new Error(`x-state of ${id} must have one of ${actions.join(', ')}${unknown ? `, and has an unknown '${unknown}'` : ''}.`);
  const { key = '_id', owner, order, values, label } = named;
  const parameters = asNodes(operation.parameters).map((parameter) => followRef(document, parameter));
  const keyInput = parameters.findLast((parameter) => parameter.in === 'path')?.name;
  if (keyInput === undefined && ['get', 'update', 'remove'].includes(action))
    throw new Error(`x-state of ${id} needs a path parameter for the key.`);
  const place = findPlace(document, successSchema(document, operation), action, String(key));
  const fields = place && fieldsOf(document, place.record);
  const filters = parameters.filter(({ in: location, name }) => location === 'query' && fields?.includes(String(name)));
  return {
    action,
    collection: String(named[action]),
    key: String(key),
    ...(keyInput !== undefined && { keyInput: String(keyInput) }),
    ...(owner !== undefined && { owner: String(owner) }),
    ...(order === 'newest' && { isNewestFirst: true }),
    ...(isNode(values) && { values }),
    ...(action === 'list' && filters.length > 0 && { filters: filters.map(({ name }) => String(name)) }),
    ...(label !== undefined && { label: String(label) }),
    ...(place && { property: place.property }),
    ...(fields && fields.length > 0 && { fields }),
    ...(place && keyTypeOf(document, place.record, String(key))),
  };
}

/** Where the record or the list stands in a response, and the schema of the record. */
interface Place {
  /** Empty for the response itself. */
  property: string;
  record: Node;
}

function findPlace(document: OpenApiDocument, schema: Node | undefined, action: string, key: string): Place | undefined {
  if (!schema) return undefined;
  const recordAt = (node: Node): Node | undefined => {
    const resolved = followRef(document, node);
    if (action === 'list') return resolved.type === 'array' ? asNode(resolved.items) : undefined;
    if (action === 'signIn') return resolved.type === 'string' ? resolved : undefined;
    return key in propertiesOf(document, resolved) ? resolved : undefined;
  };
  const record = recordAt(schema);
  if (record) return { property: '', record };
  const places = Object.entries(propertiesOf(document, schema)).flatMap(([property, node]) => {
    const found = action === 'signIn' && property !== 'token' ? undefined : recordAt(node);
    return found ? [{ property, record: found }] : [];
  });
  return places[0];
}

/** The schema of a JSON body of a success. */
export function successSchema(document: OpenApiDocument, { responses }: Node): Node | undefined {
  const [, response] = Object.entries(asNode(responses)).find(([status]) => status.startsWith('2')) ?? [];
  const content = asNode(followRef(document, asNode(response)).content);
  const schema = asNode(content['application/json']).schema;
  return isNode(schema) ? schema : undefined;
}

/** The fields that a response shows: not those that are only written, such as passwords. */
function fieldsOf(document: OpenApiDocument, record: Node): string[] {
  return Object.entries(propertiesOf(document, record)).flatMap(([name, schema]) => (followRef(document, schema).writeOnly ? [] : [name]));
}

function keyTypeOf(document: OpenApiDocument, record: Node, key: string): Pick<StateRule, 'keyType'> {
  const { type, format } = followRef(document, asNode(propertiesOf(document, record)[key]));
  if ([type].flat().some((name) => name === 'integer' || name === 'number')) return { keyType: 'number' };
  return format === 'uuid' ? { keyType: 'uuid' } : {};
}
