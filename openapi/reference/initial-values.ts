import { type Media, resolve, type Schema, type Spec, type SpecOperation } from '../generator/spec.ts';

/** Copies examples of the contract to where Swagger UI reads the initial values of its fields. */
export function withInitialValues(spec: Spec): Spec {
  const change = (operation: SpecOperation) => withFormExamples(spec, withParameterExamples(operation));
  return { ...spec, paths: mapValues(spec.paths, (operations) => mapValues(operations, change)) };
}

/** Swagger UI reads the `example` of a parameter, but not the `examples` of its schema. */
function withParameterExamples(operation: SpecOperation): SpecOperation {
  const parameters = operation.parameters?.map((parameter) => ({ ...parameter, example: parameter.schema.examples?.[0] }));
  return { ...operation, parameters };
}

/** The fields of a form get the values of the JSON example, and their schemas in place, because Swagger UI ignores references there. */
function withFormExamples(spec: Spec, operation: SpecOperation): SpecOperation {
  const { 'application/json': json, 'multipart/form-data': form, ...others } = operation.requestBody?.content ?? {};
  if (!json || !form) return operation;
  const properties = mapValues(form.schema.properties ?? {}, (schema, name) => withExample(resolve(spec, schema), exampleOf(json, name)));
  const content = { ...others, 'application/json': json, 'multipart/form-data': { ...form, schema: { ...form.schema, properties } } };
  return { ...operation, requestBody: { ...operation.requestBody, content } };
}

/** An empty text is no value of a required field for Swagger UI. */
function withExample(schema: Schema, example: unknown): Schema {
  return example ? Object.assign({}, schema, { examples: [example] }) : schema;
}

function exampleOf({ examples = {} }: Media, name: string): unknown {
  const [example] = Object.values(examples);
  return Object.entries(example?.value ?? {}).find(([key]) => key === name)?.[1];
}

function mapValues<T>(record: Record<string, T>, map: (value: T, key: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
