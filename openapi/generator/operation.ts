import { hasProperty, type Media, type Parameter, resolve, resolveObject, type Schema, type Spec, type SpecOperation } from './spec.ts';

/** How the body is encoded: `either` is multipart when the input holds a file, and JSON otherwise. */
export type BodyKind = 'none' | 'json' | 'multipart' | 'either';

export interface Operation {
  id: string;
  /** The operationId in PascalCase: `CreateBatch`. */
  typeName: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string | undefined;
  /** True for GET: a query of React Query, else a mutation. */
  isQuery: boolean;
  body: BodyKind;
  isBodyOptional: boolean;
  /** True when a success is an HTML document. */
  html: boolean;
  /** Names of the security schemes, in order of preference; empty when no token is sent. */
  security: string[];
  isTokenOptional: boolean;
  /** Roles that may call; empty means every signed-in user. */
  roles: number[];
  roleNames: string[];
  invalidates: Invalidation[];
  headers: Record<string, string>;
  /** Input fields that are sent as a string of JSON. */
  jsonText: string[];
  /** Numeric input fields, which a query or a form carries as text. */
  numbers: string[];
  /** Path, query and body fields as one flat object. */
  input: Schema;
  inputRequired: boolean;
  response: Schema;
  /** Required top-level keys of a JSON response. */
  requiredKeys: string[];
  status: string;
  /** Schema name by documented status. */
  statuses: Record<string, string>;
  /** Type of an error's body by status: a schema name, or a string where a proxy may send HTML. */
  errorBodies: Record<string, string>;
  /** Field names for which an error may hold messages. */
  fieldErrorNames: string[];
  /** The spec's first example of a success. */
  example: unknown;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Members of `Api` in sdk/src/client/create-api.ts beside the operations. */
const clientMembers = ['call', 'use', 'eject', 'http'];

/** Throws an Error when a flat input cannot express an operation. */
export function readOperations(spec: Spec): Operation[] {
  const shared = Object.entries(spec.paths).find(([, item]) => 'parameters' in item);
  if (shared) throw new Error(`${shared[0]} declares parameters for the whole path; move them into each operation.`);
  const operations = Object.entries(spec.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [readOperation(spec, path, method, item[method])] : [])),
  );
  const seen = new Set<string>();
  for (const operation of operations) {
    const { id } = operation;
    if (clientMembers.includes(id)) throw new Error(`The operationId ${id} is reserved: the client has a member of this name.`);
    if (seen.has(id)) throw new Error(`Two operations have the operationId ${id}.`);
    seen.add(id);
    assertInvalidations(operation, operations);
  }
  return operations;
}

function readOperation(spec: Spec, path: string, method: string, operation: SpecOperation): Operation {
  const id = operation.operationId;
  if (!id) throw new Error(`${method.toUpperCase()} ${path} has no operationId.`);
  const security = operation.security ?? spec.security;
  const isQuery = method === 'get';
  const parameters = operation.parameters ?? [];
  const content = operation.requestBody?.content ?? {};
  assertSupported(id, parameters, content);
  const bodies = Object.values(content).map((media) => media.schema);
  const input = flatInput(spec, id, parameters, bodies);
  if (!isQuery && parameters.some((parameter) => parameter.in === 'query'))
    throw new Error(`${id} is a mutation with a query parameter; a flat input cannot tell it from the body.`);
  if (method === 'delete' && operation.requestBody) throw new Error(`${id} is a DELETE with a body.`);
  const success = findSuccess(spec, id, operation);
  const properties = Object.entries(input.properties ?? {});
  const typeName = id.charAt(0).toUpperCase() + id.slice(1);
  const statuses = statusSchemas(spec, `${typeName}Response`, operation);
  return {
    id,
    typeName,
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0],
    summary: operation.summary,
    description: operation.description,
    isQuery,
    body: bodyKind(Object.keys(content)),
    isBodyOptional: operation.requestBody !== undefined && operation.requestBody.required !== true,
    html: success.html,
    security: security.flatMap((scheme) => Object.keys(scheme)),
    isTokenOptional: security.some((scheme) => Object.keys(scheme).length === 0),
    roles: operation['x-roles'] ?? [],
    roleNames: (operation['x-roles'] ?? []).map((role) => roleName(spec, role)),
    invalidates: (operation['x-invalidates'] ?? []).map((text) => parseInvalidation(text, `x-invalidates of ${id}`)),
    headers: operation['x-headers'] ?? {},
    jsonText: jsonTextFields(resolveObject(spec, content['application/json']?.schema ?? {})),
    numbers: properties.flatMap(([name, schema]) => (['number', 'integer'].includes(String(schema.type)) ? [name] : [])),
    input,
    inputRequired: (input.required ?? []).length > 0,
    response: success.schema,
    requiredKeys: success.html ? [] : (resolveObject(spec, success.schema).required ?? []),
    status: success.status,
    statuses,
    errorBodies: errorBodies(spec, operation, statuses),
    fieldErrorNames: fieldErrorNames(spec, operation),
    example: success.example,
  };
}

/** Throws on a feature that the client does not support, so that it is not ignored silently. */
function assertSupported(id: string, parameters: Parameter[], content: Record<string, Media>): void {
  const unsupported = parameters.find((parameter) => parameter.in !== 'path' && parameter.in !== 'query');
  if (unsupported) throw new Error(`${id} has the parameter ${unsupported.name} in ${unsupported.in}; use path, query or x-headers.`);
  const nested = parameters.find(({ schema }) => ['array', 'object'].includes(String(schema.type)));
  if (nested) throw new Error(`${id} has the parameter ${nested.name}, which is not a string or a number.`);
  const type = Object.keys(content).find((name) => name !== 'application/json' && name !== 'multipart/form-data');
  if (type) throw new Error(`${id} has a body of type ${type}; use application/json or multipart/form-data.`);
}

function bodyKind(types: string[]): BodyKind {
  const json = types.includes('application/json');
  const form = types.includes('multipart/form-data');
  return json && form ? 'either' : json ? 'json' : form ? 'multipart' : 'none';
}

/** Merges path, query and body. Of two bodies, a field is required only when both require it. */
function flatInput(spec: Spec, id: string, parameters: Parameter[], bodies: Schema[]): Schema {
  const properties: Record<string, Schema> = {};
  for (const { name, schema, description } of parameters) {
    if (properties[name]) throw new Error(`${id} has two input fields named ${name}.`);
    properties[name] = { ...schema, description };
  }
  const resolved = bodies.map((body) => resolveObject(spec, body));
  if (resolved.some((body) => !body.properties)) throw new Error(`${id} has a body schema without properties.`);
  for (const [name, schema] of resolved.flatMap((body) => Object.entries(body.properties ?? {}))) {
    if (parameters.some((parameter) => parameter.name === name)) throw new Error(`${id} has two input fields named ${name}.`);
    const { contentSchema, ...rest } = schema;
    properties[name] = contentSchema ? { ...contentSchema, description: rest.description } : schema;
  }
  const required = [
    ...parameters.filter((parameter) => parameter.in === 'path' || parameter.required).map((parameter) => parameter.name),
    ...(resolved[0]?.required ?? []).filter((name) => resolved.every((body) => body.required?.includes(name))),
  ];
  return { type: 'object', properties, ...(required.length > 0 && { required }), additionalProperties: false };
}

function roleName({ components }: Spec, role: number): string {
  const { enum: values = [], 'x-enum-varnames': names = [] } = components.schemas.Role ?? {};
  return names[values.indexOf(role)] ?? `role ${role}`;
}

function jsonTextFields({ properties = {} }: Schema): string[] {
  return Object.keys(properties).filter((name) => properties[name]?.contentSchema);
}

function findSuccess(spec: Spec, id: string, operation: SpecOperation) {
  const status = Object.keys(operation.responses).find((key) => key.startsWith('2'));
  const content = status ? resolve(spec, operation.responses[status] ?? {}).content : undefined;
  if (!status || !content) throw new Error(`${id} has no 2xx response with content.`);
  const html = content['text/html'];
  const media = html ?? content['application/json'];
  const example = Object.values(media?.examples ?? {})[0];
  if (!media || !example) throw new Error(`${id} has no example of its 2xx response.`);
  const schema: Schema = html ? { type: 'string', format: 'html' } : media.schema;
  return { status, html: Boolean(html), schema, example: example.value };
}

function statusSchemas(spec: Spec, responseName: string, operation: SpecOperation): Record<string, string> {
  return Object.fromEntries(
    Object.entries(operation.responses).map(([status, response]) => {
      if (status.startsWith('2')) return [status, responseName];
      const name = resolve(spec, response).content?.['application/json']?.schema.$ref?.split('/').at(-1);
      if (!name) throw new Error(`${operation.operationId} has no named schema for status ${status}.`);
      return [status, name];
    }),
  );
}

function errorBodies(spec: Spec, { responses }: SpecOperation, statuses: Record<string, string>): Record<string, string> {
  const types = Object.entries(statuses).map(([status, name]) => {
    const hasHtml = resolve(spec, responses[status] ?? {}).content?.['text/html'] !== undefined;
    return [status, hasHtml ? `${name} | string` : name] as const;
  });
  return Object.fromEntries(types.filter(([status]) => !status.startsWith('2')));
}

/** The property names of an error's `message`, where the spec lists them. */
function fieldErrorNames(spec: Spec, operation: SpecOperation): string[] {
  const names = Object.values(operation.responses).flatMap((response) => {
    const schema = resolve(spec, response).content?.['application/json']?.schema;
    const message = schema && resolve(spec, schema).properties?.message;
    return (message?.anyOf ?? []).flatMap(({ properties = {} }) => Object.keys(properties));
  });
  return [...new Set(names)];
}

/**
 * Queries that a success makes stale: all queries of an operation, or those whose parameter is absent or equals a field of the mutation's
 * input.
 */
type Invalidation = string | [operation: string, parameters: Record<string, string>];

const pattern = /^(?<operation>\w+)(?:\((?<parameters>\w+: \$\.\w+(?:, \w+: \$\.\w+)*)\))?$/;

/** Parses an entry of `x-invalidates`, such as `listBatches` or `listStudents(batchId: $.batch)`. The Error names `place`. */
export function parseInvalidation(text: string, place: string): Invalidation {
  const { operation, parameters } = pattern.exec(text)?.groups ?? {};
  if (!operation) throw new Error(`'${text}' in the ${place} is not of the form operation or operation(parameter: $.field).`);
  if (!parameters) return operation;
  return [operation, Object.fromEntries(parameters.split(', ').map((pair) => pair.split(': $.')))];
}

/** The operationIds of the queries that a success makes stale. */
export function staleQueries({ invalidates }: Operation): string[] {
  return invalidates.map((invalidation) => (typeof invalidation === 'string' ? invalidation : invalidation[0]));
}

/** Throws unless the parameters are inputs of the query, and the fields inputs of the mutation. Other names match all queries or none. */
function assertInvalidations({ id, input, invalidates }: Operation, operations: Operation[]): void {
  const problem = `The x-invalidates of ${id} is wrong`;
  for (const invalidation of invalidates) {
    const [query, parameters = {}] = typeof invalidation === 'string' ? [invalidation] : invalidation;
    const target = operations.find((operation) => operation.id === query);
    // The lint rule invalidates-resolve reports an unknown query.
    if (!target) continue;
    for (const [parameter, field] of Object.entries(parameters)) {
      if (!hasProperty(target.input, parameter)) throw new Error(`${problem}: ${query} has no ${parameter}.`);
      if (!hasProperty(input, field)) throw new Error(`${problem}: its input has no ${field}.`);
    }
  }
}
