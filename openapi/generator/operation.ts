import { type Media, type Parameter, resolve, type Schema, type Spec, type SpecOperation } from './spec.ts';

/** How a request carries its input: not at all, as JSON, as a form, or as a form only when a file is in it. */
export type BodyKind = 'none' | 'json' | 'multipart' | 'either';

/** What every emitter needs to know about one operation. */
export interface Operation {
  id: string;
  /** `createBatch` as a type's name: `CreateBatch`. */
  typeName: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  read: boolean;
  body: BodyKind;
  html: boolean;
  /** Security schemes in the order in which a token is looked for; empty: nobody's token. */
  security: string[];
  /** A visitor may call too. */
  open: boolean;
  roles: number[];
  invalidates: string[];
  headers: Record<string, string>;
  /** Input that travels as JSON text inside a string. */
  jsonText: string[];
  /** Inputs that are numbers, which a form sends as text. */
  numbers: string[];
  /** Every part of the request in one flat object, as callers hand it in. */
  input: Schema;
  inputRequired: boolean;
  answer: Schema;
  /** Names of the keys that a JSON answer must hold. */
  keys: string[];
  status: string;
  /** Schema name by documented status. */
  statuses: Record<string, string>;
  /** Field names for which a refusal may hold texts. */
  refusedFields: string[];
  example: unknown;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation of the spec in the order of its path lines. Refuses what a flat input cannot express. */
export function readOperations(spec: Spec): Operation[] {
  const shared = Object.entries(spec.paths).find(([, item]) => 'parameters' in item);
  if (shared) throw new Error(`${shared[0]} has parameters beside its operations; put them into each operation.`);
  const operations = Object.entries(spec.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [readOperation(spec, path, method, item[method])] : [])),
  );
  const seen = new Set<string>();
  for (const { id } of operations) {
    if (seen.has(id)) throw new Error(`Two operations are called ${id}.`);
    seen.add(id);
  }
  return operations;
}

function readOperation(spec: Spec, path: string, method: string, operation: SpecOperation): Operation {
  const id = operation.operationId;
  if (!id) throw new Error(`${method.toUpperCase()} ${path} has no operationId.`);
  const security = operation.security ?? spec.security;
  const read = method === 'get';
  const parameters = operation.parameters ?? [];
  const content = operation.requestBody?.content ?? {};
  refuseInexpressible(id, parameters, content);
  const input = flatInput(
    spec,
    id,
    parameters,
    Object.values(content).map((media) => media.schema),
  );
  if (!read && parameters.some((parameter) => parameter.in === 'query'))
    throw new Error(`${id} is a write with a query; a flat input cannot tell it from the body.`);
  if (method === 'delete' && operation.requestBody) throw new Error(`${id} is a DELETE with a body.`);
  const success = findSuccess(spec, id, operation);
  const properties = Object.entries(input.properties ?? {});
  const typeName = id.charAt(0).toUpperCase() + id.slice(1);
  return {
    id,
    typeName,
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0],
    summary: operation.summary,
    read,
    body: bodyKind(Object.keys(content)),
    html: success.html,
    security: security.flatMap((scheme) => Object.keys(scheme)),
    open: security.some((scheme) => Object.keys(scheme).length === 0),
    roles: operation['x-roles'] ?? [],
    invalidates: operation['x-invalidates'] ?? [],
    headers: operation['x-headers'] ?? {},
    jsonText: jsonTextFields(content['application/json']?.schema),
    numbers: properties.flatMap(([name, schema]) => (['number', 'integer'].includes(String(schema.type)) ? [name] : [])),
    input,
    inputRequired: (input.required ?? []).length > 0,
    answer: success.schema,
    keys: success.html ? [] : (resolve(spec, success.schema).required ?? []),
    status: success.status,
    statuses: statusSchemas(spec, `${typeName}Answer`, operation),
    refusedFields: refusedFields(spec, operation),
    example: success.example,
  };
}

/** What the client could not send must not vanish silently. */
function refuseInexpressible(id: string, parameters: Parameter[], content: Record<string, Media>): void {
  const stray = parameters.find((parameter) => parameter.in !== 'path' && parameter.in !== 'query');
  if (stray) throw new Error(`${id} has the parameter ${stray.name} in ${stray.in}; only path and query can be expressed, and x-headers.`);
  const nested = parameters.find(({ schema }) => ['array', 'object'].includes(String(schema.type)));
  if (nested) throw new Error(`${id} has the parameter ${nested.name}, which is no single value; only texts and numbers can be expressed.`);
  const type = Object.keys(content).find((name) => name !== 'application/json' && name !== 'multipart/form-data');
  if (type) throw new Error(`${id} has a body of ${type}; only application/json and multipart/form-data can be expressed.`);
}

function bodyKind(types: string[]): BodyKind {
  const json = types.includes('application/json');
  const form = types.includes('multipart/form-data');
  return json && form ? 'either' : json ? 'json' : form ? 'multipart' : 'none';
}

/** Path, query and body in one object; where there are two bodies, a part is required only when both require it. */
function flatInput(spec: Spec, id: string, parameters: Parameter[], bodies: Schema[]): Schema {
  const properties: Record<string, Schema> = {};
  for (const { name, schema, description } of parameters) {
    if (properties[name]) throw new Error(`${id} has two parts called ${name}.`);
    properties[name] = { ...schema, description };
  }
  const resolved = bodies.map((body) => resolve(spec, body));
  if (resolved.some((body) => !body.properties)) throw new Error(`${id} has a body without properties of its own.`);
  for (const [name, schema] of resolved.flatMap((body) => Object.entries(body.properties ?? {}))) {
    if (parameters.some((parameter) => parameter.name === name)) throw new Error(`${id} has two parts called ${name}.`);
    const { contentSchema, ...rest } = schema;
    properties[name] = contentSchema ? { ...contentSchema, description: rest.description } : schema;
  }
  const required = [
    ...parameters.filter((parameter) => parameter.in === 'path' || parameter.required).map((parameter) => parameter.name),
    ...(resolved[0]?.required ?? []).filter((name) => resolved.every((body) => body.required?.includes(name))),
  ];
  return { type: 'object', properties, ...(required.length > 0 && { required }), additionalProperties: false };
}

function jsonTextFields(body: Schema | undefined): string[] {
  return Object.entries(body?.properties ?? {}).flatMap(([name, schema]) => (schema.contentSchema ? [name] : []));
}

function findSuccess(spec: Spec, id: string, operation: SpecOperation) {
  const status = Object.keys(operation.responses).find((key) => key.startsWith('2'));
  const content = status ? resolve(spec, operation.responses[status] ?? {}).content : undefined;
  if (!status || !content) throw new Error(`${id} has no answer for success.`);
  const html = content['text/html'];
  const media = html ?? content['application/json'];
  const example = Object.values(media?.examples ?? {})[0];
  if (!media || !example) throw new Error(`${id} has no example for success.`);
  const schema: Schema = html ? { type: 'string', format: 'html' } : media.schema;
  return { status, html: Boolean(html), schema, example: example.value };
}

function statusSchemas(spec: Spec, answerName: string, operation: SpecOperation): Record<string, string> {
  return Object.fromEntries(
    Object.entries(operation.responses).map(([status, response]) => {
      if (status.startsWith('2')) return [status, answerName];
      const name = resolve(spec, response).content?.['application/json']?.schema.$ref?.split('/').at(-1);
      if (!name) throw new Error(`${operation.operationId} has no named schema for ${status}.`);
      return [status, name];
    }),
  );
}

/** The property names of a refusal's `message`, where the spec lists them. */
function refusedFields(spec: Spec, operation: SpecOperation): string[] {
  const names = Object.values(operation.responses).flatMap((response) => {
    const schema = resolve(spec, response).content?.['application/json']?.schema;
    const message = schema && resolve(spec, schema).properties?.message;
    return (message?.anyOf ?? []).flatMap((choice) => Object.keys(choice.properties ?? {}));
  });
  return [...new Set(names)];
}
